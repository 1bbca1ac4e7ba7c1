import { expect, test } from 'vitest'
import { kindOfPaper } from '#src/domain/documents/kind-of-paper.ts'

test.each([
  ['CMR_Wien_unterschrieben.jpg', [], 'cmr'],
  ['Scan 0042.pdf', ['Nordkurs Spedition GmbH', 'CMR-Frachtbrief', 'Nr. 0042 7781'], 'cmr'],
  ['Lieferschein 88213.pdf', [], 'deliveryNote'],
  ['Lieferschein 88213.pdf', ['Ablieferbeleg'], 'pod'],
  ['POD-4711.png', [], 'pod'],
  ['a.pdf', ['Rechnung Nr. 12'], 'invoice'],
  ['a.pdf', ['Zlecenie transportowe 12/2026'], 'transportOrder'],
  ['a.pdf', ['Ladeauftrag', 'Frachtbrief liegt bei'], 'transportOrder'],
  ['a.pdf', [...Array<string>(8).fill('Text'), 'Rechnung'], undefined],
  ['Podest.pdf', ['Abrechnungszeitraum'], undefined],
])('%s that begins with %j is %s', (name, lines, kind) => {
  expect(kindOfPaper(name, lines)).toBe(kind)
})
