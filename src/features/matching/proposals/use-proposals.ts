import { routeText } from '#src/domain/stops/route.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type * as z from 'zod/mini'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type {
  Misfit,
  MatchSubject,
  Proposal as Answered,
  Proposals as Answer,
} from '#src/contract/matching/proposals.ts'
import type { ProposalSort, Provider } from '#src/domain/matching/proposal.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import { explain } from '#src/i18n/issue-text.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Fit, NearMiss, Proposal, Proposals } from './proposal.ts'

interface Search {
  kind: 'order' | 'vehicle'
  id: string
  /** km */
  radius: number
  sort: ProposalSort
  /** What the filters leave. */
  filters: { vehicleType?: string | undefined; provider?: Provider | undefined }
}

/** What is proposed for an order or a vehicle, in words; what was there stays until another sort or radius is answered. */
export function useProposals({ kind, id, radius, sort, filters }: Search) {
  const { t } = useText()
  const format = useFormat()
  const of = kind === 'order' ? { orderId: id } : { vehicleId: id }
  return useQuery({
    ...queryFor(useCall(), 'matching.proposals', { query: { ...of, ...filters, radius, sort } }),
    placeholderData: keepPreviousData,
    select: useCallback((answer: Answer) => proposalsOf(answer, `${kind}:${id}`, { t, format }), [kind, id, t, format]),
  })
}

interface Words {
  t: Translate
  format: Format
}
type Subject = z.output<typeof MatchSubject>

/** The answer of the server in words and figures; who is on neither side of a pairing is what was asked about. */
export function proposalsOf(answer: Answer, about: string, words: Words): Proposals {
  const orderId = answer.subject?.orderId ?? ''
  const side = { orderId, vehicleId: answer.vehicle?.id, subject: answer.subject }
  return {
    about,
    fits: answer.fits.map((one) => proposalOf(one, side, words)),
    misses: answer.misfits.map((one) => missOf(one, side, words)),
  }
}

interface Side {
  orderId: string
  vehicleId: string | undefined
  subject: Subject | undefined
}

function proposalOf(one: Answered, side: Side, words: Words): Proposal {
  const { t, format } = words
  const said = (all: Answered['reasons']) => all.map((reason) => explain('match.', reason, t, format))
  return {
    ...whoOf(one, side, words),
    id: one.key,
    price: one.price,
    marginPercent: one.marginPercent,
    score: one.score,
    parts: one.parts,
    facts: said(one.reasons),
    warnings: said(one.warnings),
    blockers: said(one.blockers),
    isRecommended: one.recommended,
    quotedBy: one.isQuoted ? one.priceRequestId : undefined,
    priceRequestId: one.priceRequestId,
    emptyKm: one.distanceKm,
    loadedKm: (one.subject ?? side.subject)?.distanceKm ?? 0,
  }
}

function missOf(one: Misfit, side: Side, words: Words): NearMiss {
  const { t, format } = words
  const said = (all: Misfit['lacks']) => all.map((reason) => explain('match.', reason, t, format))
  const { name, place, vehicle, orderId, vehicleId, carrierId } = whoOf(one, side, words)
  const fit = fitOf(one, (one.subject ?? side.subject)?.pickup.date)
  return {
    ...{ id: one.key, orderId, vehicleId, carrierId, fit },
    name: one.subject === undefined ? (one.licencePlate ?? name) : name,
    facts: one.subject === undefined ? [typeText(one.vehicleType, t), place].join(' · ') : `${place} · ${vehicle}`,
    lack: said(one.lacks).join(' · '),
    remedy: one.remedy === undefined ? t('matching.never') : explain('match.', one.remedy, t, format),
    proof: said(one.proof).join(' · '),
  }
}

/** `day` is the one it is to be loaded on now: another one is named. */
function fitOf({ remedy }: Misfit, day: string | undefined): Fit | undefined {
  if (remedy === undefined) return undefined
  const { kind, radius, date, from, to } = remedy
  if (kind === 'radius') return radius === undefined ? undefined : { kind, km: radius }
  return from === undefined ? undefined : { kind: 'pickup', date: date === day ? undefined : date, from, to }
}

const typeText = (type: string, t: Translate) => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)

/** The other side of the pairing: a carrier or an own vehicle, or the goods a vehicle could take. */
function whoOf(one: Answered | Misfit, side: Side, { t, format }: Words) {
  const { subject, own, carrierId, vehicleId, carrierName = '', licencePlate } = one
  if (subject !== undefined) {
    return {
      name: wayOf(subject),
      place: subject.number,
      vehicle: [format.loadingMeters(subject.loadingMeters), subject.customerName].join(' · '),
      orderId: subject.orderId ?? '',
      carrierId: undefined,
      vehicleId: vehicleId ?? side.vehicleId,
    }
  }
  return {
    name: own ? t('matching.ownVehicle') : carrierName,
    place: `${one.postalCode} ${one.city}`.trim(),
    vehicle: [typeText(one.vehicleType, t), licencePlate].filter(Boolean).join(' · '),
    orderId: side.orderId,
    carrierId,
    vehicleId: own ? vehicleId : undefined,
  }
}

const wayOf = ({ pickup, furtherStops, delivery }: Subject) => routeText({ from: pickup, furtherStops, to: delivery })
