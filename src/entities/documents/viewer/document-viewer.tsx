import { useEffect, useRef, useState } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { PdfProblem } from '../pdf/pdf-failure.ts'
import { Boxes, type ReadBox } from './boxes.tsx'
import { ShownPage, useDrawnPage } from './shown-page.tsx'
import { isShown, type useShownFile } from './use-shown-file.ts'
import { useView } from './use-view.ts'
import { viewers } from './viewer-handle.ts'

/** What is looked at: the record, how its file is called, and the command that saves it. */
export interface ViewedFile {
  record: FocusedRecord
  name: string
  mimeType: string
  download: string
}

interface DocumentViewerProps {
  viewed: ViewedFile
  file: ReturnType<typeof useShownFile>
  boxes?: readonly ReadBox[]
  /** The field the keyboard is on: its box is brought into view. */
  current?: string | undefined
  onChoose?(name: string): void
  /** Told of the page that is shown, from 1, and of how many; 0 while none can be. */
  onPage?(page: number, pages: number): void
}

const NONE: readonly ReadBox[] = []

/** A document as it looks, page by page, with what was read boxed on it. Its keys are those of `own:viewer`. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { viewed, file, boxes = NONE, current, onChoose = () => undefined, onPage } = props
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<{ of: unknown; problem: PdfProblem }>()
  const { shown, query } = file
  const drawable = shown?.kind === 'failed' ? undefined : shown
  const fail = (found: PdfProblem) => setProblem({ of: shown, problem: found })
  const pages = drawable === undefined ? 0 : drawable.kind === 'pdf' ? drawable.pdf.pageCount : 1
  const [wanted, setWanted] = useState(1)
  const page = useDrawnPage(drawable, wanted, fail)
  const { view, scale, isMeasured, act, toPage, pageBy, pan } = useView({ pages, page, box })
  if (view.page !== wanted) setWanted(view.page)
  useRecordHandle(viewers, viewed.record, page && { page: view.page, pages, act, pageBy, pan })
  useEffect(() => onPage?.(view.page, pages), [onPage, view.page, pages])

  const read = boxes.find(({ name }) => name === current)
  const readPage = read?.page
  useEffect(() => {
    if (readPage !== undefined && readPage <= pages) toPage(readPage)
  }, [readPage, current, pages, toPage])
  useEffect(() => {
    if (current === undefined) return
    const element = box.current?.querySelector(`[data-box="${CSS.escape(current)}"]`)
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [current, page, scale])

  const found = problem !== undefined && problem.of === shown ? problem.problem : undefined
  const failure = shown?.kind === 'failed' ? shown.problem : found
  const label = t('viewer.page', { page: view.page, count: pages })
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('viewer.title', { name: viewed.name })}
      tabIndex={0}
      className="flex min-h-0 min-w-0 grow overflow-auto bg-frame"
    >
      {!isShown(viewed.mimeType) && <NoPreview viewed={viewed} />}
      {query.error !== null && query.data === undefined && (
        <FailureState title={t('viewer.failed')} detail={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {failure !== undefined && <Problem viewed={viewed} problem={failure} />}
      {failure === undefined && page !== undefined && isMeasured && (
        <ShownPage page={page} scale={scale} turn={view.turn} label={label} onFailure={fail}>
          {view.boxes && (
            <Boxes
              boxes={boxes.filter((one) => one.page === view.page)}
              page={page}
              turn={view.turn}
              current={current}
              onChoose={onChoose}
            />
          )}
        </ShownPage>
      )}
      {isShown(viewed.mimeType) && shown === undefined && query.error === null && (
        <div role="status" aria-label={t('ui.loading')} className="after-150 m-auto">
          <SkeletonBar width={160} />
        </div>
      )}
    </div>
  )
}

/** What no page draws can still be had. */
function NoPreview({ viewed }: { viewed: ViewedFile }) {
  const { t } = useText()
  return (
    <div className="m-auto max-w-80 p-6 text-center">
      <p className="text-panel">{t('viewer.noPreview')}</p>
      <p className="mt-1 mb-4 text-text-2">{t('viewer.noPreviewText')}</p>
      <CommandButton id={viewed.download} record={viewed.record} />
    </div>
  )
}

function Problem({ viewed, problem }: { viewed: ViewedFile; problem: PdfProblem }) {
  const { t } = useText()
  return (
    <div role="alert" className="m-auto max-w-80 p-6 text-center">
      <p className="text-panel">
        <StatusSign status="failure" className="mr-1.5 align-[-2px]" />
        {t(`viewer.problem.${problem}`)}
      </p>
      <p className="mt-1 mb-4 text-text-2">{t(`viewer.problemText.${problem}`)}</p>
      <CommandButton id={viewed.download} record={viewed.record} />
    </div>
  )
}
