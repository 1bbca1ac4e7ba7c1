import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A sentence of the specification and where it is proved: a file beside this one, and the name of its test. */
export type Proof = readonly [sentence: string, file: string, name: string]

/** Each sentence leads to a test that is there; the test itself runs where it stands. */
export function testProofs(section: number, proofs: readonly Proof[]): void {
  test(`every sentence of section ${section} has its test`, async () => {
    const files = new Map<string, string>()
    for (const [, file] of proofs) {
      if (!files.has(file)) files.set(file, await readFile(new URL(file, import.meta.url), 'utf8'))
    }
    const isThere = (text: string, name: string) => ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))
    expect(proofs.filter(([, file, name]) => !isThere(files.get(file) ?? '', name))).toEqual([])
  })
}
