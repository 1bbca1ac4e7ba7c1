import type { ReactNode } from 'react'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'
import { FieldInput } from './field-input.tsx'
import { isDoubtful, isOffered, proposalsOf, type FieldState, type ReadingField } from './reading-field.ts'

interface FieldRowProps {
  field: ReadingField
  /** The keyboard is on it. */
  isCurrent: boolean
  /** It is the one a panel is entered at. */
  isFirst: boolean
  /** Its keys work: the panel has the keyboard. */
  isActive: boolean
  isEditing: boolean
  /** Only what somebody has to look at has a sign; the label has its room. */
  isPlain: boolean
  onFocus(): void
  onTake(value: string, how: 'taken' | 'typed'): void
  onEdit(): void
  onLeave(): void
}

const SIGNS: Readonly<Record<FieldState, SignName>> = {
  sure: 'success',
  check: 'warning',
  confirmed: 'success',
  missing: 'CREATED',
}

/** A field that was read: a row, or a card where somebody has to look at it, with its proposals while the keyboard is on it. */
export function FieldRow(props: FieldRowProps) {
  const { field, isCurrent, isActive, isEditing, isPlain, onTake, onLeave } = props
  const { t } = useText()
  const doubtful = isDoubtful(field)
  const isOpen = isOffered(field) && isCurrent && isActive && !isEditing
  const spoken = useSpoken(field)
  return (
    <li
      data-reading={field.name}
      data-doubtful={doubtful || undefined}
      data-current={isCurrent || undefined}
      data-autofocus={props.isFirst || undefined}
      // Tab walks what somebody has to look at, the arrows all of them.
      tabIndex={doubtful ? 0 : -1}
      aria-label={spoken}
      onFocus={props.onFocus}
      onDoubleClick={props.onEdit}
      className={classes('-mx-2 rounded-control px-2', doubtful ? 'my-1 bg-status-amber-tint py-2' : 'ring-inside')}
    >
      <div className="flex min-h-6 items-center gap-2">
        {(doubtful || !isPlain) && (
          <StatusSign status={doubtful ? 'warning' : SIGNS[field.state]} className="shrink-0" />
        )}
        <span
          title={field.label}
          className={classes(
            isPlain && !doubtful ? 'w-30' : 'w-24',
            'shrink-0 truncate',
            doubtful ? 'font-semibold' : 'text-text-3',
          )}
        >
          {field.label}
        </span>
        {isEditing ? (
          <FieldInput
            label={field.label}
            name={field.name}
            text={field.text === NOTHING ? '' : field.text}
            onTake={(text) => onTake(text, 'typed')}
            onLeave={onLeave}
          />
        ) : (
          <bdi
            title={field.text}
            className={classes('min-w-0 grow truncate', field.value === undefined && 'text-text-3')}
          >
            {field.value === undefined ? t('reading.notFound') : field.text}
          </bdi>
        )}
        <Confidence field={field} />
      </div>
      {doubtful && field.doubts.length > 0 && <p className="text-chip text-text-2">{field.doubts.join('; ')}</p>}
      {isOpen && <Proposals {...props} />}
    </li>
  )
}

/** How sure it is: a number, or the word of somebody who has looked. */
function Confidence({ field }: { field: ReadingField }) {
  const { t } = useText()
  const format = useFormat()
  const doubtful = isDoubtful(field)
  if (field.state === 'missing') return null
  return (
    <span
      className={classes(
        'ml-auto min-w-9 shrink-0 text-right whitespace-nowrap',
        doubtful ? 'font-semibold text-status-amber' : 'text-text-3',
      )}
    >
      {field.state === 'confirmed' ? t('reading.state.confirmed') : format.percent(field.confidence, 0)}
    </span>
  )
}

function useSpoken(field: ReadingField): string {
  const { t } = useText()
  const format = useFormat()
  const { label, value, text, state, confidence, doubts } = field
  const shown = value === undefined ? t('reading.notFound') : text
  const sure = state === 'sure' || state === 'check' ? format.percent(confidence, 0) : undefined
  const word = t(isDoubtful(field) ? 'reading.state.check' : `reading.state.${state}`)
  return [`${label}: ${shown}`, sure, word, ...doubts].filter(Boolean).join(', ')
}

function Proposals({ field, onTake, onEdit }: FieldRowProps) {
  const { t } = useText()
  return (
    <div className="mt-0.5">
      {proposalsOf(field).map(({ value, text, why, isOwn }, at) => (
        <Proposal key={value} command={`reading.take${at + 1}`} why={why} onTake={() => onTake(value, 'taken')}>
          {isOwn ? t('reading.confirm', { value: text }) : text}
        </Proposal>
      ))}
      <Proposal command="reading.edit" onTake={onEdit}>
        {t('reading.otherValue')}
      </Proposal>
    </div>
  )
}

/** A row of 24 that a key or a click takes. */
function Proposal(props: { command: string; why?: string | undefined; onTake(): void; children: ReactNode }) {
  const keys = useKeyLookup()(props.command)
  return (
    <button
      type="button"
      tabIndex={-1}
      // The ring stays on the card, so that its keys go on working.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onTake}
      className="flex h-6 w-full items-center gap-2 rounded-control text-left hover:bg-hover"
    >
      {keys !== undefined && <KeyCaps keys={keys} />}
      <bdi className="truncate">{props.children}</bdi>
      {props.why !== undefined && <span className="truncate text-text-3">{props.why}</span>}
    </button>
  )
}
