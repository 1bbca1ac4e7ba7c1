import { foldText } from '../basics/fold-text.ts'
import type { DocumentKind } from './document-kinds.ts'

/** How papers call themselves, in folded letters; what says more comes first. */
const TITLES: readonly (readonly [RegExp, DocumentKind])[] = [
  [/\b(?:ablieferbeleg|ablieferungsbeleg|abliefernachweis|ablieferungsnachweis|proof of delivery|pod)\b/, 'pod'],
  [/\b(?:transportauftrag|ladeauftrag|speditionsauftrag|transport order|zlecenie transportowe)\b/, 'transportOrder'],
  [/\b(?:cmr|cmr-frachtbrief|frachtbrief|consignment note|lettre de voiture|list przewozowy)\b/, 'cmr'],
  [/\b(?:lieferschein|delivery note|bon de livraison)\b/, 'deliveryNote'],
  [/\b(?:rechnung|invoice|facture|faktura)\b/, 'invoice'],
]

/** Lines of a paper in which its title stands. */
const HEAD = 8

const kindIn = (text: string): DocumentKind | undefined => {
  // Of a name its parts are words: `CMR_Wien_unterschrieben`.
  const folded = foldText(text.replaceAll(/[_.]+/g, ' '))
  return TITLES.find(([title]) => title.test(folded))?.[1]
}

/** The kind of a paper, as it or its file is called: its first lines before the name. Undefined where neither says one. */
export function kindOfPaper(fileName: string, lines: readonly string[]): DocumentKind | undefined {
  for (const text of [...lines.slice(0, HEAD), fileName]) {
    const kind = kindIn(text)
    if (kind !== undefined) return kind
  }
  return undefined
}
