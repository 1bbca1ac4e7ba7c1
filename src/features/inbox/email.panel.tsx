import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PresentPeople } from '#src/records/panel/present-people.tsx'
import { usePresence } from '#src/records/panel/presence.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useViewport } from '#src/workspace/viewport.ts'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useOpened } from './mail/use-opened.ts'
import { OrderFields } from './order/order-fields.tsx'

/** The order that stands in an e-mail: what was read, how sure each field is, and the way to make it. */
export function EmailPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { close, key } = usePanelPlace()
  const { stacked } = useViewport()
  const id = panel.id ?? ''
  const { data: email, error, refetch } = useQuery(queryFor(useCall(), 'emails.get', { params: { id } }))
  useOpened(email, true)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:email', 'own:reading', ...(stacked ? (['own:parts'] as const) : [])],
    focus: recordFocus('email', id, email === undefined ? {} : { record: email, name: email.subject }),
  })
  const present = usePresence(key, { kind: 'email', id }, part)
  const isMade = email?.orderId !== undefined
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={t('inbox.order.title')}
        status={email && !isMade && <StatusWord status="CREATED">{t('inbox.order.draft')}</StatusWord>}
        note={present.length > 0 && <PresentPeople people={present} />}
      >
        {email === undefined && error === null && <LoadingRows rows={6} />}
        {email === undefined && error !== null && (
          <FailureState
            title={t('inbox.failed')}
            detail={error.message}
            onRetry={() => void refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {email !== undefined && (isMade ? <Made email={email} /> : <OrderFields key={id} email={email} />)}
      </SidePanel>
    </div>
  )
}

/** There is an order of it: nothing is made twice. */
function Made({ email }: { email: Email }) {
  const { t } = useText()
  const { id, orderId = '' } = email
  return (
    <div className="px-4 py-4">
      <p className="mb-3">
        <StatusWord status="success">{t('inbox.order.exists')}</StatusWord>{' '}
        <RecordLink kind="order" id={orderId} label={orderId} />
      </p>
      <CommandButton id="emails.openOrder" record={{ kind: 'email', id, record: email }} variant="primary" />
    </div>
  )
}
