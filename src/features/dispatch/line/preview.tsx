import { ArrowRight } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import { piecesOf, type Chip, type Suggestion, type Interpretation } from './understand/understanding.ts'

/** The parts of the line as they are understood. */
export function LineChips(props: { chips: readonly Chip[]; isPlan: boolean; isWhole: boolean }) {
  const { chips, isPlan, isWhole } = props
  const { t } = useText()
  return (
    <ul
      className={classes(
        'line-under flex shrink-0 items-center gap-2',
        // What nothing of may be missed is read whole.
        isWhole ? 'min-h-9 flex-wrap py-1.5 pr-4' : 'h-9 overflow-hidden',
      )}
      aria-label={t('line.parts')}
    >
      {chips.map(({ role, kind, label, value, state }, index) => (
        <li key={`${role}-${index}`} className="flex shrink-0 items-center gap-2">
          {isPlan && role === 'target' && index > 0 && (
            <ArrowRight aria-hidden size={14} strokeWidth={1.75} className="text-text-3" />
          )}
          <span
            className={classes(
              'inline-flex h-6 items-center gap-1.5 rounded-control border px-2 text-chip whitespace-nowrap',
              state === 'sure' && 'border-line-strong',
              state === 'choose' && 'border-status-amber bg-status-amber-tint',
              state === 'wrong' && 'border-status-red bg-status-red-tint',
            )}
          >
            {state !== 'sure' && <StatusSign status={state === 'choose' ? 'warning' : 'failure'} />}
            <span className="text-text-3">
              {label ?? t(kind === undefined ? `line.part.${role}` : `line.kind.${kind}`)}
            </span>
            <bdi className="text-text">{value}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What will happen, and what is still to be said. */
export function LineSentence({ meaning, isAsking }: { meaning: Interpretation; isAsking: boolean }) {
  const { sentence, question, blocked, verdict } = meaning
  return (
    <div className={classes('line-under shrink-0 pr-4 pb-1 text-body', isAsking && 'text-text-3')}>
      {(sentence !== undefined || question !== undefined) && (
        <p className="min-h-6 py-0.5">
          {piecesOf(sentence ?? '').map(({ text, isBold }, index) =>
            isBold ? (
              <b key={index} className="font-semibold">
                {text}
              </b>
            ) : (
              text
            ),
          )}
          {question !== undefined && (
            <b className="font-semibold text-status-amber">{`${sentence === undefined ? '' : ' – '}${question}`}</b>
          )}
        </p>
      )}
      {verdict && (
        <div className="flex min-h-6 items-start gap-2 py-0.5">
          <StatusSign status={verdict.sign} className="mt-0.5 shrink-0" />
          <span className="min-w-0 grow">{verdict.lines.join(' · ')}</span>
          {verdict.right !== undefined && <span className="shrink-0 font-semibold">{verdict.right}</span>}
        </div>
      )}
      {blocked !== undefined && verdict === undefined && (
        <p className="min-h-6 py-0.5">
          <StatusWord status="failure" coloured>
            {blocked}
          </StatusWord>
        </p>
      )}
    </div>
  )
}

/** The marked one of many is in view. */
const showMarked = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** What could be meant, the marked one with the key that takes it. */
export function Suggestions({
  id,
  all,
  marked,
  isPicking,
  onTake,
}: {
  id: string
  all: readonly Suggestion[]
  marked: number
  /** Figures take what has one. */
  isPicking: boolean
  onTake(one: Suggestion): void
}) {
  const { t } = useText()
  return (
    <div role="listbox" id={id} aria-label={t('line.choices')} className="line-choices shrink-0">
      {all.map((one, index) => (
        <div
          key={one.id}
          ref={index === marked ? showMarked : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(one)}
          className={classes(
            'flex h-7 items-center gap-3 rounded-cap px-1 text-body',
            index === marked ? 'edge-shown bg-tint' : 'hover:bg-hover',
          )}
        >
          <bdi
            className={classes(
              'shrink-0 truncate font-semibold',
              one.isLine === true ? 'line-choice-line' : 'line-choice-name',
            )}
          >
            {one.name}
          </bdi>
          <span className="line-choice-detail truncate text-text-2">{one.detail}</span>
          {one.verdict && (
            <span className="flex min-w-0 grow items-center gap-2">
              <StatusSign status={one.verdict.sign} className="shrink-0" />
              <span className="truncate">{one.verdict.text}</span>
            </span>
          )}
          <span className="ml-auto shrink-0 pl-3">{one.right}</span>
          <span className="flex line-choice-key shrink-0 justify-end">
            {one.number === undefined || !isPicking ? (
              index === marked && <KeyCaps keys="tab" />
            ) : (
              <KeyCaps keys={String(one.number)} />
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
