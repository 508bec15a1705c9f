import type { ComponentChild } from 'preact';
import { Foreman, Lampbat, Rockling, Shaleback, VeinWarden } from './busts/earth.tsx';
import { Cinderling, ForgeCaptain, MagmaTyrant, Slagback } from './busts/forge.tsx';
import { DeepForeman, FogMatron, Lodeguard, Mistgrub, Wisp } from './busts/mist.tsx';

/** Every unit's woodcut on a field 96 by 96. */
export const BUSTS: Readonly<Record<string, () => ComponentChild>> = {
  rockling: Rockling,
  lampbat: Lampbat,
  shaleback: Shaleback,
  foreman: Foreman,
  vein_warden: VeinWarden,
  mistgrub: Mistgrub,
  wisp: Wisp,
  lodeguard: Lodeguard,
  deep_foreman: DeepForeman,
  fog_matron: FogMatron,
  cinderling: Cinderling,
  slagback: Slagback,
  forge_captain: ForgeCaptain,
  magma_tyrant: MagmaTyrant,
};
