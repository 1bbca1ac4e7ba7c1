import { Suspense, useRef, type FocusEvent } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { isOffered } from '#src/contract/extras.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'
import { classes } from '#src/ui/classes.ts'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { AlertCounts } from '../side-lists/alert-counts.tsx'
import { LISTS } from '../parts/lists.ts'
import { KeyFigures } from './key-figures.tsx'
import { useCurrentPart, useShape } from './use-parts.ts'
import { WorkList } from '../side-lists/work-list.tsx'

const boardArea = loadedLater(async () => (await import('./area.tsx')).BoardArea)
const listsArea = loadedLater(async () => (await import('./lists-area.tsx')).ListsArea)
const figuresAside = loadedLater(async () => (await import('./figures-aside.tsx')).FiguresAside)
const boardHead = loadedLater(async () => (await import('../board/head/head.tsx')).BoardHead)

/** What else there is; where there is little room, the palette has it. */
const ASIDE = '@max-[1320px]:hidden'

/**
 * Where everybody lands: figures, orders that wait for a vehicle, the planning board, transports under way, alerts. What is worked
 * in comes first: the rest is drawn when that has been seen.
 */
export function DispatcherScreen() {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame)
  // Only the part that had the focus last remembers its row on the screen: there is one mark, never three.
  const { current, setCurrent, hidden } = useCurrentPart()
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const name = event.target.closest<HTMLElement>('[data-dispatch]')?.dataset['dispatch']
    const list = LISTS.find((known) => known === name)
    if (list !== undefined) setCurrent(list)
  }
  const isNarrow = shape === 'narrow'
  // A backend without a planning board has the lists alone (decision A34).
  const hasBoard = isOffered(useSession(), 'board.get')
  const area = hasBoard ? boardArea : listsArea
  return (
    <div ref={frame} className="@container flex h-full flex-col">
      <PageHeader
        title={t('dispatch.title')}
        actions={
          <>
            {isNarrow && <AlertCounts />}
            <CommandButton id="goto.dispatcher.enhanced" variant="quiet" className={ASIDE} />
            <CommandButton id="dispatch.overview" variant="quiet" className={ASIDE} />
            <CommandButton id="orders.create" variant="primary" />
          </>
        }
      >
        {hasBoard && (
          <AfterFirstPaint room={null}>
            <Suspense fallback={null}>
              <boardHead.component />
            </Suspense>
          </AfterFirstPaint>
        )}
      </PageHeader>
      {isNarrow ? (
        <div className="shrink-0 border-b border-line-strong" />
      ) : (
        <AfterFirstPaint room={<div className="h-[45px] shrink-0 border-b border-line-strong" />}>
          <KeyFigures
            aside={
              hasBoard && (
                <Suspense fallback={null}>
                  <figuresAside.component shape={shape} />
                </Suspense>
              )
            }
          />
        </AfterFirstPaint>
      )}
      <div
        data-dispatch-parts
        onFocus={onFocus}
        className={classes('relative min-h-0 grow', shape === 'phone' ? 'overflow-y-auto' : 'overflow-hidden')}
      >
        <WorkList
          current={current === 'work'}
          className={classes(
            shape === 'phone' && (hidden.has('work') ? 'hidden' : 'max-h-100'),
            shape !== 'phone' && 'dispatch-work absolute inset-y-0 left-0 z-1 w-66 bg-surface',
            // With the keyboard in a side panel the board is looked at; the row it came from can have it back.
            isNarrow &&
              current === 'work' &&
              'border-r in-data-[active=false]:pointer-events-none in-data-[active=false]:opacity-0',
            (isNarrow ? current !== 'work' : hidden.has('work')) && 'invisible',
          )}
        />
        <AfterFirstPaint room={null}>
          <Suspense fallback={null}>
            <area.component shape={shape} current={current} hidden={hidden} />
          </Suspense>
        </AfterFirstPaint>
      </div>
    </div>
  )
}
