"""Run by commands.test.ts, or by hand: python3 tests/denoiser_test.py"""
import sys
import unittest
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).parent.parent / "render"))

from denoiser import use_denoiser  # noqa: E402


def settings(**kernel):
    cycles = SimpleNamespace()
    use_denoiser(cycles, SimpleNamespace(**kernel))
    return vars(cycles)


class Denoiser(unittest.TestCase):
    def test_a_build_with_open_image_denoise_uses_it(self):
        self.assertEqual(
            settings(with_openimagedenoise=True),
            {
                "use_denoising": True,
                "denoiser": "OPENIMAGEDENOISE",
                "denoising_input_passes": "RGB_ALBEDO_NORMAL",
            },
        )

    def test_a_build_without_it_does_not_denoise(self):
        self.assertEqual(settings(with_openimagedenoise=False), {"use_denoising": False})

    def test_a_build_that_does_not_say_does_not_denoise(self):
        self.assertEqual(settings(), {"use_denoising": False})


if __name__ == "__main__":
    unittest.main()
