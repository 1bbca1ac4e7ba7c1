import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { faultText, proposalText } from '#src/entities/imports/row-texts.ts'
import type { WorkRow } from './state.ts'

interface Words {
  t: Translate
  format: Format
}

/** What is wrong with a row and what one key makes of it, in words; the server's refusal among them. */
export function rowTexts(
  row: WorkRow,
  { t, format }: Words,
): { faults: readonly string[]; proposal: string | undefined } {
  const refusal = row.result?.state === 'refused' && row.state === 'refused' ? row.result.message : undefined
  return {
    faults: [
      ...row.faults.map((fault) => faultText(fault, { t, format })),
      ...(refusal === undefined ? [] : [refusal]),
    ],
    proposal: row.proposal && proposalText(row.proposal, { t, format }),
  }
}
