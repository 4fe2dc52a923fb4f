"""Renders views of a GLB in Blender's Cycles, lit as a studio: blender -b -P cycles.py -- job.json

The job: {"glb", "width", "height", "samples", "views": [{"position", "target", "fov", "shift", "output"}],
"ground": {"centre", "radius"} of what catches the shadow,
"turns": frames of a turntable of the first view, or 0}.
Writes one multilayer EXR a view, for the denoiser; with the pass "Noisy Image" when Blender has denoised it.
"""
import json
import math
import sys
from pathlib import Path

import _cycles
import bpy
import numpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))  # Blender does not look beside a script
from denoiser import use_denoiser  # noqa: E402
from shader_inputs import shader_input  # noqa: E402

numpy.bool = bool  # Blender 3.4's glTF importer against Debian 12's numpy 1.24

with open(sys.argv[sys.argv.index("--") + 1]) as file:
    job = json.load(file)

bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=job["glb"], merge_vertices=False)
scene = bpy.context.scene
meshes = [each for each in scene.objects if each.type == "MESH"]
lamps, cards = [], []
corners = [each.matrix_world @ Vector(corner) for each in meshes for corner in each.bound_box]
low = Vector([min(corner[axis] for corner in corners) for axis in range(3)])
high = Vector([max(corner[axis] for corner in corners) for axis in range(3)])
centre = (low + high) / 2
radius = (high - low).length / 2


def from_gltf(point):
    """mm with y up to metres with z up."""
    return Vector((point[0], -point[2], point[1])) / 1000


def facing(place, target):
    return (target - place).to_track_quat("-Z", "Y").to_euler()


for material in bpy.data.materials:
    shader = material.node_tree.nodes.get("Principled BSDF") if material.use_nodes else None
    if shader and shader_input(shader.inputs, "Emission").is_linked:
        # A screen keeps its contrast under the rim light.
        shader_input(shader.inputs, "Specular").default_value = 0.12
    if shader and material.name.startswith("glass"):
        shader_input(shader.inputs, "Transmission").default_value = 0.96
        shader.inputs["Roughness"].default_value = 0.03


def softbox(place, width, height, power, colour=(1, 1, 1)):
    """A light whose size and distance follow the machine's, so that all are lit alike."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = width * radius, height * radius
    light.energy, light.color = power * radius * radius, colour
    lamp = bpy.data.objects.new("softbox", light)
    lamp.location = centre + Vector(place) * radius
    lamp.rotation_euler = facing(lamp.location, centre)
    scene.collection.objects.link(lamp)
    lamps.append(lamp)


softbox((-3.0, -2.6, 3.4), 3.4, 2.6, 150, (1, 0.985, 0.965))
softbox((4.2, -1.8, 1.7), 1.2, 3.8, 50, (0.95, 0.975, 1))
softbox((0.2, 2.6, 4.2), 4.2, 1.4, 105)
softbox((0, -5, 1.2), 5, 2.4, 20)


def plain_material(colour, specular, roughness):
    material = bpy.data.materials.new("studio")
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*colour, 1)
    shader_input(inputs, "Specular").default_value = specular
    inputs["Roughness"].default_value = roughness
    return material


def flag(place):
    """A black card that only reflections see: it gives white plastic an edge."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    card = bpy.context.object
    card.scale = (1.2 * radius, 4 * radius, 1)
    card.location = centre + Vector(place) * radius
    card.rotation_euler = facing(card.location, centre)
    card.data.materials.append(plain_material((0.01, 0.01, 0.01), 0, 0.5))
    card.visible_camera = card.visible_shadow = card.visible_diffuse = False
    cards.append(card)


flag((-4.2, 1.2, 0.6))
flag((4.4, 1.4, 0.6))

world = bpy.data.worlds.new("studio")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = (0.97, 0.985, 1, 1)
world.node_tree.nodes["Background"].inputs[1].default_value = 0.42
scene.world = world

floor = plain_material((0.82, 0.82, 0.82), 0.5, 0.6)
bpy.ops.mesh.primitive_plane_add(size=60 * radius, location=(centre.x, centre.y, low.z - 0.0004))
bpy.context.object.data.materials.append(floor)
bpy.context.object.visible_camera = False
# Only where a shadow falls: catching it costs more than the machine.
bpy.ops.mesh.primitive_circle_add(
    vertices=96,
    fill_type="NGON",
    radius=job["ground"]["radius"] / 1000,
    location=(job["ground"]["centre"][0] / 1000, -job["ground"]["centre"][1] / 1000, low.z - 0.0002),
)
ground = bpy.context.object
ground.is_shadow_catcher = True
ground.data.materials.append(floor)

render = scene.render
render.engine = "CYCLES"
render.film_transparent = True
render.resolution_x, render.resolution_y = job["width"], job["height"]
render.resolution_percentage = 100
render.use_persistent_data = True
cycles = scene.cycles
cycles.device = "CPU"
cycles.samples = job["samples"]
cycles.use_adaptive_sampling = True
cycles.adaptive_threshold = 0.03
use_denoiser(cycles, _cycles)
cycles.max_bounces = 7
cycles.diffuse_bounces = cycles.glossy_bounces = 4
cycles.transmission_bounces = 6
cycles.transparent_max_bounces = 12
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.sample_clamp_indirect = 4
cycles.blur_glossy = 0.6
scene.view_settings.view_transform = "Standard"
scene.view_layers[0].cycles.denoising_store_passes = True
image = render.image_settings
image.file_format, image.color_depth = "OPEN_EXR_MULTILAYER", "32"
image.exr_codec, image.color_mode = "NONE", "RGBA"

lens = bpy.data.cameras.new("camera")
camera = bpy.data.objects.new("camera", lens)
scene.collection.objects.link(camera)
scene.camera = camera
lens.sensor_fit, lens.sensor_height = "VERTICAL", 24
lens.clip_start, lens.clip_end = 0.02, 100


def look(view):
    place, target = from_gltf(view["position"]), from_gltf(view["target"])
    camera.location, camera.rotation_euler = place, facing(place, target)
    lens.lens = 12 / math.tan(math.radians(view["fov"]) / 2)
    lens.shift_x, lens.shift_y = view["shift"]


def write(output):
    render.filepath = output
    bpy.ops.render.render(write_still=True)


if job["turns"]:
    # The studio goes round the machine: what stands still need not be prepared again for each frame.
    pivot = bpy.data.objects.new("pivot", None)
    pivot.location = (centre.x, centre.y, 0)
    scene.collection.objects.link(pivot)
    view = job["views"][0]
    look(view)
    for card in cards:
        bpy.data.objects.remove(card)
    bpy.context.view_layer.update()
    for body in [camera, *lamps]:
        place = body.matrix_world.copy()
        body.parent = pivot
        body.matrix_world = place
    for turn in range(job["turns"]):
        pivot.rotation_euler[2] = -2 * math.pi * turn / job["turns"]
        write(view["output"].replace(".exr", f"-{turn:03d}.exr"))
else:
    for view in job["views"]:
        look(view)
        write(view["output"])
