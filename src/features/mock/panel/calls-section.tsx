import { useEffect, useRef, useState } from 'react'
import type { CallRecord } from '#src/contract/mock/control.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'

/** The last calls, newest first; Enter on one shows what was asked and answered. */
export function CallsSection({ calls, isWanted }: { calls: readonly CallRecord[]; isWanted: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const [opened, setOpened] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isWanted) list.current?.querySelector('button')?.focus()
  }, [isWanted])
  return (
    <Section title={t('mock.calls.title')} fact={String(calls.length)}>
      {calls.length === 0 && <p className="text-text-2">{t('mock.calls.none')}</p>}
      <ul ref={list} className="mt-1 flex flex-col">
        {calls.map((call) => {
          const isOpen = call.id === opened
          return (
            <li key={call.id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? undefined : call.id)}
                className="ring-inside grid min-h-7 w-full grid-cols-[4.25rem_1fr_2.5rem_4rem] items-center gap-2 text-left hover:bg-hover"
              >
                <span className="text-chip text-text-3 tabular-nums">{format.time(call.at)}</span>
                <span className="truncate">{call.name ?? `${call.method} ${call.path}`}</span>
                <span className={classes('tabular-nums', isFailure(call) && 'font-semibold text-status-red')}>
                  {call.status ?? '—'}
                </span>
                <span className="text-right text-chip whitespace-nowrap text-text-2 tabular-nums">
                  {`${format.number(call.took)} ms`}
                </span>
              </button>
              {isOpen && <CallDetail call={call} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const isFailure = ({ status }: CallRecord): boolean => status === undefined || status >= 400

function CallDetail({ call: { method, path, body, answer } }: { call: CallRecord }) {
  const { t } = useText()
  return (
    <div className="flex flex-col gap-2 pb-2">
      <p className="text-chip break-all text-text-2">
        {method} {path}
      </p>
      <Text label={t('mock.calls.request')} text={body} />
      <Text label={t('mock.calls.answer')} text={answer} />
    </div>
  )
}

/** What one side has said; as readable as it is JSON. */
function Text({ label, text }: { label: string; text: string }) {
  const { t } = useText()
  return (
    <figure className="m-0">
      <figcaption className="text-chip text-text-3">{label}</figcaption>
      <pre
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-60 overflow-auto rounded-control border border-line bg-raised p-2 text-chip whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text === '' ? t('mock.calls.nothing') : readable(text)}
      </pre>
    </figure>
  )
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
