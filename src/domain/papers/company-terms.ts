const ADSP =
  'Wir arbeiten ausschließlich auf Grundlage der Allgemeinen Deutschen Spediteurbedingungen 2017 (ADSp 2017). Hinweis: Die ADSp 2017 weichen in Ziffer 23 hinsichtlich des Haftungshöchstbetrages für Güterschäden (§ 431 HGB) vom Gesetz ab, indem sie die Haftung bei multimodalen Transporten unter Einschluss einer Seebeförderung und bei unbekanntem Schadenort auf 2 SZR/kg und im Übrigen die Regelhaftung von 8,33 SZR/kg zusätzlich auf 1,25 Millionen Euro je Schadenfall sowie 2,5 Millionen Euro je Schadenereignis, mindestens aber 2 SZR/kg, beschränken.'

/**
 * The terms of business a company works by, as its papers say them. The ADSp 2017 limit liability below the law, which a reference has to
 * point out. Source: HGB § 449
 */
export function termsText(terms: string | undefined): string | undefined {
  if (terms === undefined || terms.trim() === '') return undefined
  return /ADSp\s*2017/i.test(terms) ? ADSP : `Es gelten: ${terms}`
}

/** `DE47 2009 9900 …`: an IBAN is written in groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
