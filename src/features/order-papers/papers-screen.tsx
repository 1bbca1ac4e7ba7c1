import { useRouter } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isCrossBorder } from '#src/domain/documents/paper-text.ts'
import { NOTE_COPIES, ORDER_PAPERS } from '#src/domain/documents/paper-kinds.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { whyNotDue, whyNotSend } from '#src/domain/messages/sending.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PrintPreview } from '#src/ui/print/print.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { useRecordTitle } from '#src/workspace/shell/document-title.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { ConsignmentNote } from './sheets/consignment-note.tsx'
import { DeliveryNote } from './sheets/delivery-note.tsx'
import { ForwardingOrder } from './sheets/forwarding-order.tsx'
import { OrderConfirmation } from './sheets/order-confirmation.tsx'
import { PaperChoice } from './paper-choice.tsx'
import { paperFacts } from './facts/paper-facts.ts'
import { orderPapersRoute } from './order-papers.route.tsx'
import type { PaperSearch } from './paper-search.ts'
import { SendDialog } from './sending/dialog.tsx'
import { usePaperSources } from './facts/use-paper-sources.ts'

/** As the command has it wherever the order itself is in front. */
const SEND_KEY = 'shift+z'

/** The next copy of the consignment note. */
const COPY_KEY = 'a'

/** `/orders/{id}/papers`: the papers of an order as they will be printed. 1 to 4 choose, Enter prints, Esc goes back. */
export function PapersScreen() {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const { id } = orderPapersRoute.useParams()
  const { paper = 'forwarding', copy = '1', change, back } = usePaperPlace(id)
  const { sources, order, company, carrier, customer, tour, isMissing } = usePaperSources(id, paper)
  const facts = useMemo(() => (sources === undefined ? undefined : paperFacts(sources)), [sources])
  const national = sources !== undefined && !isCrossBorder(sources.order.pickupCountry, sources.order.deliveryCountry)
  const name = t(paper === 'cmr' && national ? 'papers.paper.national' : `papers.paper.${paper}`)
  const title = facts && `${name} ${facts.number}`
  useRecordTitle(title)
  useFileName(title)
  const isWithoutCompany = company.isError && company.data === undefined
  const isConfirmation = paper === 'confirmation'
  const isWithoutCarrier = !isConfirmation && facts?.carrier.name !== undefined && sources?.carrier === undefined
  const namesCustomer = isConfirmation || paper === 'cmr'
  const isWithoutCustomer = namesCustomer && sources !== undefined && sources.customer === undefined
  const failed = [
    order,
    company,
    ...(namesCustomer ? [customer] : []),
    ...(isConfirmation ? [] : [carrier]),
    tour,
  ].filter(({ isError }) => isError)
  const retry = () => failed.forEach(({ refetch }) => void refetch())

  const [isSending, setSending] = useState(false)
  const { source } = useCommands()
  const isSendable =
    sources !== undefined && may(role, 'transports.write') && whyNotDue('order', sources.order) === undefined
  const send = () => {
    const reason = sources && whyNotSend('order', sources.order)
    if (reason === undefined) return setSending(true)
    source.current().services.notify({ type: 'info', message: t(reason.code, reason.values), answers: true })
  }
  const nextCopy = () => change({ copy: NOTE_COPIES[Number(copy) % NOTE_COPIES.length] })
  const within = useRef<HTMLDivElement>(null)
  const retryKeys = useKeysOf('connection.retry')
  const isFailed = failed.length > 0 && retryKeys !== undefined
  const keysOf = useLocalKeys(within, [
    ...ORDER_PAPERS.map((one, index) => ({
      keys: String(index + 1),
      title: t(`papers.paper.${one}`),
      run: () => change({ paper: one }),
    })),
    ...(paper === 'cmr' ? [{ keys: COPY_KEY, title: t('papers.copy.next'), run: nextCopy }] : []),
    ...(isSendable ? [{ keys: SEND_KEY, title: t('send.order.title'), run: send }] : []),
    ...(isFailed ? [{ keys: retryKeys, title: t('ui.retry'), run: retry }] : []),
  ])
  const stale = order.isError && order.data !== undefined
  return (
    <PrintPreview
      title={title ?? t('papers.title')}
      fact={stale ? t('list.asOf', { time: format.time(order.dataUpdatedAt) }) : undefined}
      ready={facts !== undefined}
      actions={
        isSendable &&
        paper === 'forwarding' && (
          <Button icon={Send} keys={keysOf(SEND_KEY)} className="max-[520px]:hidden" onClick={send}>
            {t('send.confirm')}
          </Button>
        )
      }
      onClose={back}
    >
      {isSending && <SendDialog context={source.current()} sending="order" id={id} onClose={() => setSending(false)} />}
      <div ref={within} className="contents">
        {facts !== undefined ? (
          <>
            <PaperChoice
              paper={paper}
              copy={copy}
              national={national}
              onChange={change}
              missing={[
                ...(isWithoutCompany ? (['papers.companyFailed'] as const) : []),
                ...(isWithoutCarrier ? (['papers.carrierUnknown'] as const) : []),
                ...(tour.isError && tour.data === undefined ? (['papers.tourFailed'] as const) : []),
                ...(isWithoutCustomer ? (['papers.customerUnknown'] as const) : []),
              ]}
              onRetry={failed.length > 0 ? retry : undefined}
              onNextCopy={nextCopy}
              keysOf={(index) => keysOf(String(index + 1))}
              copyKeys={keysOf(COPY_KEY)}
              retryKeys={retryKeys}
            />
            {paper === 'forwarding' && <ForwardingOrder facts={facts} withFreight={may(role, 'money.read')} />}
            {paper === 'cmr' && <ConsignmentNote facts={facts} copy={copy} />}
            {paper === 'delivery' && <DeliveryNote facts={facts} />}
            {isConfirmation && <OrderConfirmation facts={facts} withPrice={may(role, 'money.read')} />}
          </>
        ) : order.error !== null && order.data === undefined ? (
          <ErrorState
            title={isMissing ? order.error.message : t('orders.order.failed')}
            {...(!isMissing && { detail: order.error.message })}
            retry={{ onRun: () => void order.refetch(), keys: retryKeys }}
          />
        ) : (
          <LoadingRows />
        )}
      </div>
    </PrintPreview>
  )
}

/** Which paper the address names, how to change it, and the way back to where one came from. */
function usePaperPlace(id: string) {
  const { paper, copy } = orderPapersRoute.useSearch()
  const navigate = orderPapersRoute.useNavigate()
  const router = useRouter()
  const change = (values: PaperSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...values }), replace: true })
  const back = () => {
    // A copied link has no page before it: the order itself is what lies behind.
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '/orders/$id', params: { id }, replace: true })
  }
  return { paper, copy, change, back }
}

/** While printing, the tab is called like the paper: browsers offer its title as the file's name. */
function useFileName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    let usual: string | undefined
    const before = () => {
      usual ??= document.title
      document.title = name
    }
    const after = () => {
      if (usual !== undefined) document.title = usual
      usual = undefined
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      after()
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [name])
}
