"""Run by commands.test.ts, or by hand: python3 tests/shader_inputs_test.py"""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "render"))

from shader_inputs import RENAMED, shader_input  # noqa: E402


class ShaderInputs(unittest.TestCase):
    def test_blender_3_keeps_the_names(self):
        inputs = {name: f"3.x {name}" for name in (*RENAMED, "Roughness")}
        for name in inputs:
            self.assertEqual(shader_input(inputs, name), f"3.x {name}")

    def test_blender_4_has_others(self):
        inputs = {name: f"4.x {name}" for name in (*RENAMED.values(), "Roughness")}
        for old, new in RENAMED.items():
            self.assertEqual(shader_input(inputs, old), f"4.x {new}")
        self.assertEqual(shader_input(inputs, "Roughness"), "4.x Roughness")

    def test_an_input_that_is_not_there_is_named(self):
        with self.assertRaisesRegex(KeyError, "no input Sheen"):
            shader_input({}, "Sheen")


if __name__ == "__main__":
    unittest.main()
