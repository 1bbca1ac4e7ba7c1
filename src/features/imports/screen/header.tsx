import { FileText } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import type { ImportState } from '../work/state.ts'
import { Steps, type ImportStep } from './steps.tsx'

/** Where the import stands, and what is done next. */
export function ImportHeader({ state, step }: { state: ImportState; step: ImportStep }) {
  const { t } = useText()
  const format = useFormat()
  const { phase, counts, creation } = state
  const isRunning = creation?.state === 'running'
  return (
    <PageHeader
      title={t('imports.title')}
      count={phase === 'rows' ? t('imports.count', { count: counts.all, total: format.number(counts.all) }) : undefined}
      actions={
        phase === 'rows' && (
          <>
            <CommandButton id="imports.close" label={t('ui.close')} variant="quiet" />
            {state.judging !== undefined && <Judging share={state.judging.share} />}
            {isRunning ? <Creating state={state} /> : <CreateButton state={state} />}
          </>
        )
      }
    >
      <Steps current={step} />
    </PageHeader>
  )
}

/** How many are created by the key; what was created, where nothing else can be. */
function CreateButton({ state }: { state: ImportState }) {
  const { t } = useText()
  const format = useFormat()
  const { ready } = state.counts
  const label = t('imports.createCount', { count: ready, total: format.number(ready) })
  return <CommandButton id="imports.create" label={label} variant="primary" />
}

/** Rows are judged anew: how far that is. */
function Judging({ share }: { share: number }) {
  const { t } = useText()
  return (
    <span className="flex items-center gap-2 text-chip whitespace-nowrap text-text-2">
      <span role="status">{t('imports.judging')}</span>
      <span className="w-20">
        <ProgressBar label={t('imports.judging')} value={Math.round(share * 100)} max={100} />
      </span>
    </span>
  )
}

/** In the place of the button: how many are created, and how to halt. */
function Creating({ state }: { state: ImportState }) {
  const { t } = useText()
  const format = useFormat()
  const { settled = 0, count = 0, stopping = false } = state.creation ?? {}
  const words = t('undo.progress.count', { done: format.number(settled), all: format.number(count) })
  return (
    <>
      <span role="status" className="text-chip whitespace-nowrap text-text-2">
        {stopping ? t('undo.progress.stopping') : words}
      </span>
      <span className="w-32">
        <ProgressBar label={words} value={settled} max={count} />
      </span>
      <CommandButton id="imports.halt" label={t('undo.progress.stop')} />
    </>
  )
}

/** What the rows were read from, and that nothing in it runs. */
export function FileLine({ state }: { state: ImportState }) {
  const { t } = useText()
  const format = useFormat()
  const undoKeys = useKeysOf('undo.undo')
  const { source, sheets, data } = state
  const customer = data?.context.customer
  if (source === undefined) return null
  const facts = [
    format.fileSize(source.size),
    ...(source.sheet === undefined ? [] : [t('imports.sheet', { sheet: source.sheet })]),
    ...(source.origin === undefined ? [] : [source.origin]),
    t('imports.noFormulas'),
  ]
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 overflow-hidden border-b border-line px-4 whitespace-nowrap max-[899px]:h-auto max-[899px]:flex-wrap max-[899px]:py-1">
      <FileText aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <bdi className="truncate">{source.name}</bdi>
      <span className="truncate text-chip text-text-3">{facts.join(' · ')}</span>
      <CommandButton id="imports.pickFile" label={t('imports.otherFile')} variant="quiet" />
      <CommandButton
        id="imports.setCustomer"
        label={customer === undefined ? t('imports.setCustomer.whose') : customer.name}
        variant="quiet"
      />
      {sheets.length > 1 && <CommandButton id="imports.chooseSheet" label={t('imports.otherSheet')} variant="quiet" />}
      <span className="ml-auto flex shrink-0 items-center gap-2 text-chip text-text-2">
        {t('imports.oneStep')}
        {undoKeys !== undefined && <KeyCaps keys={undoKeys} />}
      </span>
    </div>
  )
}
