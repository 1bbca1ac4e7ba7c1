import { useEffect, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { DriverTour } from '#src/contract/transports/driver-links.ts'
import { haltsOf } from '#src/domain/tours/stops.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AnswerNote, AnswerPage, AnswerState } from '#src/records/by-link/answer-page.tsx'
import { LinkFailure } from '#src/records/by-link/link-failure.tsx'
import { useBrowserLanguage } from '#src/records/by-link/use-browser-language.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { PhoneLink } from '#src/ui/buttons/link.tsx'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { useDocumentTitle } from '#src/workspace/shell/document-title.ts'
import { useLinkUploads } from '../link-papers.tsx'
import { driverRoute } from './driver.route.tsx'
import { HaltCard } from './halt-card.tsx'
import { seenStops } from './presses.ts'
import type { PhotoTarget } from './stop-part.tsx'
import { isRefusal, useDriverTour } from './use-driver-tour.ts'

/** `/driver/{token}`: the stops of a tour in order, what to know at each, and what its driver reports there. */
export function DriverScreen() {
  const { t } = useText()
  useBrowserLanguage()
  useDocumentTitle('driverLink.title')
  const { token } = driverRoute.useParams()
  const behind = useDriverTour(token)
  const { tour, error, isUnknown, isOver, load } = behind
  if (tour === undefined || isOver) {
    return (
      <AnswerPage title={t('driverLink.title')}>
        {error === undefined && <LoadingRows rows={6} />}
        {isOver && <AnswerNote sign="warning">{t('reason.driver.over')}</AnswerNote>}
        {isUnknown && <AnswerNote sign="failure">{t('reason.answer.unknown')}</AnswerNote>}
        {error !== undefined && !isOver && !isUnknown && (
          <ErrorState title={t('driverLink.failed')} detail={error.message} retry={{ onRun: load }} />
        )}
      </AnswerPage>
    )
  }
  if (tour.isClosed) {
    return (
      <AnswerPage title={t('driverLink.title')} from={tour.company}>
        <AnswerNote sign="warning">{t('reason.driver.closed')}</AnswerNote>
        <Contact tour={tour} />
      </AnswerPage>
    )
  }
  return <Halts token={token} behind={behind} tour={tour} />
}

function Halts(props: { token: string; behind: ReturnType<typeof useDriverTour>; tour: DriverTour }) {
  const { token, behind, tour } = props
  const { t } = useText()
  const call = useCall()
  const photos = useLinkUploads<PhotoTarget>(async (file, { target: body, ...request }) => {
    behind.changed(await call('driverLinks.upload', { params: { token }, body, file, ...request }))
  })
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const halts = haltsOf(seenStops(tour, behind.presses), ({ site }) => site)
  const current = halts.findIndex((stops) => stops.some(({ state }) => state !== 'done'))
  const list = useRef<HTMLOListElement>(null)
  const told = useRef(current)
  useEffect(() => {
    // What was pressed at the last halt is gone: the next one goes on from the keyboard, too.
    if (told.current !== current) list.current?.querySelector<HTMLElement>('[data-steps] button')?.focus()
    told.current = current
  }, [current])
  const vehicle = [tour.vehiclePlate, tour.trailerPlate, tour.driverName].filter(Boolean).join(' · ')
  const isDone = current < 0
  return (
    <AnswerPage title={`${t('driverLink.title')} ${tour.number}`} from={tour.company}>
      <AnswerState
        state={isDone ? 'done' : 'open'}
        sign={isDone ? 'success' : 'notice'}
        text={isDone ? t('driverLink.allDone') : t('driverLink.intro', { company: tour.company })}
      />
      {vehicle !== '' && <p className="px-4 pb-3 text-text-2 wrap-anywhere">{vehicle}</p>}
      <Unsent behind={behind} />
      <ol ref={list} aria-label={t('driverLink.halts')}>
        {halts.map((stops, at) => (
          <HaltCard
            key={`${stops[0]?.orderId} ${stops[0]?.kind}`}
            {...{ stops, tour, photos }}
            onPress={behind.press}
            pressedAt={pressedAt}
            number={at + 1}
            isCurrent={at === current}
          />
        ))}
      </ol>
      <Contact tour={tour} />
    </AnswerPage>
  )
}

/** What did not get through, which is kept and can be sent at once; or why the last report was not taken. */
function Unsent({ behind }: { behind: ReturnType<typeof useDriverTour> }) {
  const { t } = useText()
  const { failure, presses, send } = behind
  if (failure === undefined) return null
  const isKept = presses.length > 0 && !isRefusal(failure)
  return (
    <div className="flex flex-col gap-2 border-t border-line px-4 py-3">
      {isKept ? <p role="alert">{t('driverLink.kept')}</p> : <LinkFailure failure={failure} />}
      {isKept && (
        <Button variant="primary" className="h-12! justify-center" onClick={send}>
          {t('send.now')}
        </Button>
      )}
    </div>
  )
}

/** Whom to call. */
function Contact({ tour: { sentBy, companyPhone, company } }: { tour: DriverTour }) {
  const { t } = useText()
  return (
    <p className="border-t border-line px-4 py-3 text-text-2 wrap-anywhere">
      {t('answer.contact', { contact: [sentBy, company].filter(Boolean).join(' · ') })}{' '}
      {companyPhone !== undefined && <PhoneLink number={companyPhone} />}
    </p>
  )
}
