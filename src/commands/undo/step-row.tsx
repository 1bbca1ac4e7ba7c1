import { ChevronDown, ChevronRight, Redo2, Undo2 } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { isPanelKind, saidOf } from '#src/workspace/panels/panel.ts'
import { isFinal, type UndoItem, type UndoStep } from './steps.ts'

export type StepSide = 'done' | 'undone' | 'lost'

interface UndoStepRowProps {
  id: string
  step: UndoStep
  side: StepSide
  isCurrent: boolean
  isOpen: boolean
  time: string
  onFocus(): void
  onAct(): void
  onToggle(): void
  onOpen(item: UndoItem): void
}

/** Most records a step shows at once; a list of thousands helps no one. */
const MOST = 200

/** One step of the own changes: what, to how many records, who and when; opened it names the records. */
export function UndoStepRow(props: UndoStepRowProps) {
  const { step, side, isCurrent, isOpen, onOpen } = props
  const { t } = useText()
  const [first] = step.items
  const isBulk = step.items.length > 1
  const cannotGoBack = isFinal(step)
  const word = t(side === 'undone' ? 'undo.redo' : 'undo.undo')
  const kind = first?.entity.kind ?? ''
  const isOfOneKind = step.items.every(({ entity }) => entity.kind === kind)
  const count = t((isOfOneKind && saidOf(kind)?.count) || 'undo.count', { count: step.items.length })
  const tab = isCurrent ? 0 : -1
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <li
      data-step={props.id}
      tabIndex={tab}
      data-autofocus={isCurrent ? '' : undefined}
      onFocus={props.onFocus}
      aria-label={[step.title, isBulk ? count : first?.entity.label, props.time].join(', ')}
      className="border-b border-line py-1"
    >
      <div className="flex min-h-10 items-center gap-2">
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={t('undo.details', { title: step.title })}
          onClick={props.onToggle}
          className="flex size-6 shrink-0 items-center justify-center rounded-control text-text-3 hover:bg-hover"
        >
          <Chevron aria-hidden size={16} strokeWidth={1.75} />
        </button>
        <span className="min-w-0 grow">
          <span className="block truncate" title={step.title}>
            {step.title}
          </span>
          <span className="block text-chip text-text-2">
            {isBulk || first === undefined ? count : <RecordButton item={first} tab={tab} onOpen={onOpen} />} ·{' '}
            {t('undo.you')} · {props.time}
          </span>
          {cannotGoBack && <span className="block text-chip text-text-2">{t('undo.final.note')}</span>}
          {side === 'lost' && !isBulk && <span className="block text-chip text-text-2">{first?.reason}</span>}
        </span>
        {side !== 'lost' && !cannotGoBack && (
          <Button
            icon={side === 'done' ? Undo2 : Redo2}
            tabIndex={tab}
            onClick={props.onAct}
            aria-label={`${word}: ${step.title}`}
          >
            {word}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul className="mb-1 ml-8 flex flex-col gap-0.5 text-chip">
          {step.items.slice(0, MOST).map((item) => (
            <li key={item.eventId} className={classes(item.reason !== undefined && 'flex flex-wrap gap-x-2')}>
              <RecordButton item={item} tab={tab} onOpen={onOpen} />
              {item.reason !== undefined && <span className="text-text-2">{item.reason}</span>}
            </li>
          ))}
          {step.items.length > MOST && <li className="text-text-3">… {count}</li>}
        </ul>
      )}
    </li>
  )
}

function RecordButton({ item, tab, onOpen }: { item: UndoItem; tab: number; onOpen(item: UndoItem): void }) {
  if (!isPanelKind(item.entity.kind)) return <bdi>{item.entity.label}</bdi>
  return (
    <button type="button" tabIndex={tab} className="text-accent hover:underline" onClick={() => onOpen(item)}>
      <bdi>{item.entity.label}</bdi>
    </button>
  )
}
