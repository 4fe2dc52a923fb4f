"""Blender's own denoiser, for the builds that have OpenImageDenoise."""


def use_denoiser(cycles, kernel):
    """Denoises where the build can. `cycles`: the scene's settings; `kernel`: the module _cycles, which says
    what Cycles was built with (bpy.app.build_options does not name this part)."""
    cycles.use_denoising = getattr(kernel, "with_openimagedenoise", False)
    if cycles.use_denoising:
        cycles.denoiser = "OPENIMAGEDENOISE"
        cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
