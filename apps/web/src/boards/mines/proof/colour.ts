/** A colour as red, green and blue, each from 0 to 1 as it is stored (sRGB, with gamma). */
export type Colour = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. Throws a RangeError for anything else. */
export function parseColour(hex: string): Colour {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is no colour: write #rrggbb`);
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** The ratio of the lighter luminance to the darker one, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
export function luminanceOf(colour: Colour): number {
  return weighed(GREY, linear(colour));
}

/** `share` of a colour laid over another one, channel by channel as browsers blend. */
export function blend(above: Colour, below: Colour, share: number): Colour {
  const mixed = (at: 0 | 1 | 2) => above[at] * share + below[at] * (1 - share);
  return [mixed(0), mixed(1), mixed(2)];
}

/** How somebody sees: as printed, without any hue, or with one of the three kinds of cones missing. */
export const EYES = ['all', 'grey', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Eyes = (typeof EYES)[number];

/** What linear red, green and blue become: a row for each, of shares of the three. */
export type Matrix = readonly [Colour, Colour, Colour];

const GREY: Colour = [0.2126, 0.7152, 0.0722];

/**
 * How each kind of eyes changes linear light. The three kinds of lost cones at full severity are from Machado, Oliveira and
 * Fernandes (2009), "A physiologically-based model for simulation of color vision deficiency".
 */
export const SIGHT: Readonly<Record<Eyes, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  grey: [GREY, GREY, GREY],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** What a colour looks like to these eyes. */
export function seenBy(eyes: Eyes, colour: Colour): Colour {
  const light = linear(colour);
  const through = (shares: Colour) => stored(Math.min(1, Math.max(0, weighed(shares, light))));
  const [red, green, blue] = SIGHT[eyes];
  return [through(red), through(green), through(blue)];
}

function weighed(shares: Colour, light: Colour): number {
  return shares[0] * light[0] + shares[1] * light[1] + shares[2] * light[2];
}

function linear([red, green, blue]: Colour): Colour {
  return [decoded(red), decoded(green), decoded(blue)];
}

function decoded(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function stored(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
