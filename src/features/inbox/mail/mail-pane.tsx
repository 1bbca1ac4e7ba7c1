import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import type { Email } from '#src/contract/emails/email.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { PresentPeople } from '#src/records/panel/present-people.tsx'
import { usePresence } from '#src/records/panel/presence.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useShownFields } from '../use-shown-fields.ts'
import { MailActs } from './mail-acts.tsx'
import { mailHandles } from './mail-handle.ts'
import { MailPart } from './mail-part.tsx'
import { MailTabs } from './mail-tabs.tsx'
import { useOpened } from './use-opened.ts'

/** An e-mail beside the list: head, its parts as tabs, and what can be done with it. The list knows all of it but its text. */
export function MailPane({ email: listed }: { email: Email }) {
  const format = useFormat()
  const call = useCall()
  const { id } = listed
  const { data } = useQuery(queryFor(call, 'emails.get', { params: { id } }))
  const email = data ?? listed
  const { attachments } = email
  /** 0 is the message, each attachment the one behind its place. */
  const [part, setPart] = useState(0)
  const attachment = attachments[part - 1]
  const body = useRef<HTMLDivElement>(null)
  usePartOfCurrent(id, setPart)
  const [isEntered, setEntered] = useState(false)
  useOpened(data, isEntered)
  const record = { kind: 'email', id, record: email } as const
  const scope = useFocusScope<HTMLDivElement>({
    scopes: ['own:mail', ...(attachment === undefined ? [] : ['own:viewer'])],
    focus: recordFocus('email', id, { record: email, name: email.subject, text: () => email.text }),
  })
  const { key } = usePanelPlace()
  const present = usePresence(`${key}:mail`, { kind: 'email', id }, scope)
  useRecordHandle(mailHandles, record, {
    focus() {
      const element = body.current
      if (element === null || element.offsetParent === null) return false
      element.focus()
      return true
    },
    toList: (by) => rowBeside(body.current, by)?.focus(),
    show: (to) => setPart(Math.min(to, attachments.length)),
    showBy: (by) => setPart((before) => Math.min(Math.max(0, before + by), attachments.length)),
    attachment: () => attachment,
  })
  return (
    <div ref={scope} className="@container flex h-full min-w-0 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-3 px-4">
        <h2 className="min-w-0 grow truncate text-panel" title={email.subject}>
          <bdi>{email.subject}</bdi>
        </h2>
        {present.length > 0 && (
          <span className="shrink-0 text-chip text-text-2">
            <PresentPeople people={present} />
          </span>
        )}
        <span className="shrink-0 text-chip text-text-2">{format.stamp(email.receivedAt)}</span>
      </header>
      <MailTabs email={email} part={part} onShow={setPart} />
      <div
        ref={body}
        role="region"
        aria-label={email.subject}
        tabIndex={-1}
        data-beside
        onFocus={() => setEntered(true)}
        className="ring-inside flex min-h-0 grow flex-col overflow-y-auto"
      >
        <MailPart email={email} part={part} />
      </div>
      <MailActs email={email} />
    </div>
  )
}

/** The part the current field was read of is the one that is shown. */
function usePartOfCurrent(id: string, show: (part: number) => void): void {
  const shown = useShownFields(id)
  const part = shown?.isActive === true ? shown.parts.get(shown.current ?? '') : undefined
  useEffect(() => {
    if (part !== undefined) show(part)
  }, [part, show])
}

/** The row of the list it stands beside, or a neighbour: those around the current one are always drawn. */
function rowBeside(body: HTMLElement | null, by: number): HTMLElement | undefined {
  const rows = [...(body?.closest('[data-list-beside]')?.querySelectorAll<HTMLElement>('li[data-index]') ?? [])]
  const at = rows.findIndex((row) => row.tabIndex === 0)
  return rows[at + by] ?? rows[at]
}
