import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import type { Email } from '#src/contract/emails/email.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { mailHandles } from '../mail/mail-handle.ts'
import { MailTabs, PartTab } from '../mail/mail-tabs.tsx'

/** What is shown where there is room for one thing: the fields, or a part of the e-mail by its place. */
type StackTab = 'fields' | number

/** Fields and parts of an e-mail, one in the place of the other. */
export function StackTabs(props: { email: Email; tab: StackTab; doubtful: number; onShow(part: number): void }) {
  const { email, tab, doubtful, onShow } = props
  const { t } = useText()
  const format = useFormat()
  useRecordHandle(
    mailHandles,
    { kind: 'email', id: email.id },
    {
      focus: () => false,
      toList: () => undefined,
      show: onShow,
      showBy: (by) => onShow(Math.min(Math.max(-1, (tab === 'fields' ? -1 : tab) + by), email.attachments.length)),
      attachment: () => (tab === 'fields' ? undefined : email.attachments[tab - 1]),
    },
  )
  const lead = (
    <PartTab isCurrent={tab === 'fields'} onShow={() => onShow(-1)}>
      {t('inbox.fields')}
      {doubtful > 0 && <span className="text-chip font-normal text-status-amber">{format.number(doubtful)}</span>}
    </PartTab>
  )
  return <MailTabs email={email} part={tab === 'fields' ? undefined : tab} onShow={onShow} lead={lead} />
}

/** Which of them is shown; a field that gets the keyboard is, first of all. -1 shows the fields. */
export function useFieldsTab() {
  const box = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<StackTab>('fields')
  const wanted = useRef<string>(undefined)
  const find = useCallback(
    (name: string) => box.current?.querySelector<HTMLElement>(`[data-reading="${CSS.escape(name)}"]`),
    [],
  )
  useLayoutEffect(() => {
    if (wanted.current === undefined || tab !== 'fields') return
    find(wanted.current)?.focus()
    wanted.current = undefined
  }, [tab, find])
  const focus = useCallback(
    (name: string) => {
      find(name)?.focus()
      wanted.current = name
      setTab('fields')
    },
    [find],
  )
  const show = useCallback((part: number) => {
    wanted.current = undefined
    setTab(part < 0 ? 'fields' : part)
  }, [])
  return { box, tab, show, focus }
}
