/**
 * Strokes with round caps: a rectangle around each, with outside fragments discarded. Strokes
 * thinner than a pixel are drawn one pixel wide and fainter.
 */
export const capsuleVertices = `#version 300 es
layout(location = 0) in vec4 ends;
layout(location = 1) in float width;
uniform vec4 view;
uniform float pixel;
uniform float grow;
out vec2 at;
flat out vec3 form;
void main() {
  vec2 way = ends.zw - ends.xy;
  float reach = length(way);
  vec2 along = reach > 0.0 ? way / reach : vec2(1.0, 0.0);
  float wide = width + grow;
  float half_ = max(wide, pixel) * 0.5;
  float around = half_ + pixel;
  at = vec2((gl_VertexID & 1) == 0 ? -around : reach + around, gl_VertexID < 2 ? -around : around);
  form = vec3(reach, half_, clamp(wide / pixel, 0.4, 1.0));
  vec2 place = ends.xy + along * at.x + vec2(-along.y, along.x) * at.y;
  gl_Position = vec4(place * view.xy + view.zw, 0.0, 1.0);
}`;

const colorFragment = `
uniform vec3 color;
uniform vec2 hatch;
out vec4 drawn;
bool isLeftOut() {
  return fract(dot(gl_FragCoord.xy, hatch)) > 0.5;
}`;

export const capsuleFragments = `#version 300 es
precision highp float;
in vec2 at;
flat in vec3 form;
uniform float pixel;
${colorFragment}
void main() {
  float beyond = length(vec2(at.x - clamp(at.x, 0.0, form.x), at.y)) - form.y;
  float share = clamp(0.5 - beyond / pixel, 0.0, 1.0) * form.z;
  if (share <= 0.02 || isLeftOut()) discard;
  drawn = vec4(color, share);
}`;

/** Trapezoids with horizontal bases: lower and upper y, then left and right x below and above. */
export const trapezoidVertices = `#version 300 es
layout(location = 0) in vec2 heights;
layout(location = 1) in vec4 sides;
uniform vec4 view;
void main() {
  vec2 xs = gl_VertexID < 2 ? sides.xy : sides.zw;
  vec2 place = vec2((gl_VertexID & 1) == 0 ? xs.x : xs.y, gl_VertexID < 2 ? heights.x : heights.y);
  gl_Position = vec4(place * view.xy + view.zw, 0.0, 1.0);
}`;

export const trapezoidFragments = `#version 300 es
precision highp float;
${colorFragment}
void main() {
  if (isLeftOut()) discard;
  drawn = vec4(color, 1.0);
}`;
