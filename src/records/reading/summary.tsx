import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { StatusSign, StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'
import { countsOf, type FieldState, type ReadingField } from './reading-field.ts'

const SIGNS: readonly (readonly [FieldState, SignName, TextKey])[] = [
  ['sure', 'success', 'reading.count.sure'],
  ['confirmed', 'success', 'reading.count.confirmed'],
  ['check', 'warning', 'reading.count.check'],
  ['missing', 'CREATED', 'reading.count.missing'],
]

/** How many fields are in which state, and the key to the next one to look at. `sure` is another word for sure ones. */
export function ReadingSummary({ fields, sure }: { fields: readonly ReadingField[]; sure?: TextKey }) {
  const { t } = useText()
  const counts = countsOf(fields)
  return (
    <div className="flex h-9 shrink-0 items-center gap-4 overflow-hidden border-b border-line px-4 whitespace-nowrap">
      {SIGNS.map(([state, sign, word]) =>
        counts[state] === 0 ? null : state === 'check' ? (
          <span key={state} className="inline-flex items-center gap-1.5 font-semibold">
            <StatusSign status={sign} />
            {t(word, { count: counts[state] })}
          </span>
        ) : (
          <StatusWord key={state} status={sign}>
            {t(state === 'sure' && sure !== undefined ? sure : word, { count: counts[state] })}
          </StatusWord>
        ),
      )}
      {counts.check > 0 && (
        <span className="ml-auto flex items-center gap-2 text-chip text-text-3">
          {t('reading.next')}
          <KeyCaps keys="tab" />
        </span>
      )}
    </div>
  )
}
