import type { Translate } from '#src/i18n/keys.ts'
import type { DocumentProblem } from './document-reader.ts'

/** Why a document could not be read, as a sentence. */
export function problemText(failed: DocumentProblem, t: Translate): string {
  if ('message' in failed) return failed.message
  return t(`ocr.problem.${failed.problem}`, { dpi: String(failed.dpi ?? '') })
}
