"""The inputs of the Principled BSDF by one name for every Blender from 3.0 on."""

# Blender 4.0 renamed them; the name of 3.x stands first.
RENAMED = {
    "Clearcoat": "Coat Weight",
    "Emission": "Emission Color",
    "Specular": "Specular IOR Level",
    "Subsurface": "Subsurface Weight",
    "Transmission": "Transmission Weight",
}


def shader_input(inputs, name):
    """The input that Blender 3.x calls by the name. `inputs` maps names to inputs.

    Raises KeyError when there is none.
    """
    for known in (name, RENAMED.get(name, name)):
        if known in inputs:
            return inputs[known]
    raise KeyError(f"This Blender's Principled BSDF has no input {name}.")
