/** A number from 0 to 1 that is always the same for the same name. */
export function chanceOf(name: string): number {
  let hash = 2_166_136_261
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2_246_822_519)
  hash ^= hash >>> 13
  return (hash >>> 0) / 4_294_967_296
}
