import { fail, ok, type Result } from '@foretell/engine';
import { type Complaint, complain } from '../../complaint.ts';

/** A share as people write it, `0.5` or `50%`, from `min` to `max`, both included. */
export function readShare(
  place: string,
  written: string,
  min: number,
  max: number,
): Result<number, Complaint> {
  const [, digits = '', percent] = /^\s*(\d*\.?\d+)\s*(%?)\s*$/.exec(written) ?? [];
  const value = digits === '' ? Number.NaN : Number(digits) / (percent === '%' ? 100 : 1);
  if (value >= min && value <= max) return ok(value);
  return fail(complain(place, `a share from ${min} to ${max}, such as 0.05 or 5%`, written));
}

/** `50 %`, `2.5 %`. */
export function formatShare(share: number): string {
  return `${Number((share * 100).toFixed(4))} %`;
}
