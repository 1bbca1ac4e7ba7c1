import '#src/i18n/dispatch-words.ts'
import { useState, type FocusEvent } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Behind } from '#src/ui/behind.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { AlertList } from './alert-list.tsx'
import { LISTS, type ListName } from './dispatch-lists.ts'
import { KeyFigures } from './key-figures.tsx'
import { RunningTransports } from './running-transports.tsx'
import { WorkList } from './work-list.tsx'

/**
 * By the width of the panel, not of the window: one below the other where it is narrow, work beside the rest at 1280,
 * three columns at 1920. Only the lists scroll, except where they stand in one column.
 */
const layout = {
  /** What else there is; on a small screen the palette has it. */
  aside: '@max-[620px]:hidden',
  figures: 'h-[45px] shrink-0 border-b border-line-strong',
  lists: [
    'flex min-h-0 grow flex-col overflow-y-auto',
    '@min-[720px]:grid @min-[720px]:grid-cols-[264px_minmax(0,1fr)] @min-[720px]:grid-rows-[minmax(0,1fr)_220px]',
    '@min-[720px]:overflow-hidden',
    '@min-[1320px]:grid-cols-[320px_minmax(0,1fr)_336px] @min-[1320px]:grid-rows-1',
  ].join(' '),
  work: 'max-h-100 shrink-0 @min-[720px]:row-span-full @min-[720px]:max-h-none @min-[720px]:border-r',
  running: 'max-h-100 shrink-0 @min-[720px]:max-h-none',
  alerts:
    'max-h-100 shrink-0 @min-[720px]:max-h-none @min-[720px]:border-t @min-[1320px]:border-t-0 @min-[1320px]:border-l',
}

/** Where everybody lands: figures, orders that wait for a vehicle, transports under way, alerts. What is worked in comes first. */
export function DispatcherScreen() {
  const { t } = useText()
  // Only the list that had the focus last remembers its row on the screen: there is one mark, never three.
  const [current, setCurrent] = useState<ListName>('work')
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const name = event.target.closest<HTMLElement>('[data-dispatch]')?.dataset['dispatch']
    const list = LISTS.find((known) => known === name)
    if (list !== undefined) setCurrent(list)
  }
  return (
    <div className="@container flex h-full flex-col">
      <PageHeader
        title={t('dispatch.title')}
        actions={
          <>
            <CommandButton id="goto.dispatcher.enhanced" variant="quiet" className={layout.aside} />
            <CommandButton id="dispatch.overview" variant="quiet" className={layout.aside} />
            <CommandButton id="orders.create" variant="primary" />
          </>
        }
      />
      <Behind room={<div className={layout.figures} />}>
        <KeyFigures />
      </Behind>
      <div onFocus={onFocus} className={layout.lists}>
        <WorkList current={current === 'work'} className={layout.work} />
        <RunningTransports current={current === 'running'} className={layout.running} />
        <Behind room={<div className={`border-line-strong ${layout.alerts}`} />}>
          <AlertList current={current === 'alerts'} className={layout.alerts} />
        </Behind>
      </div>
    </div>
  )
}
