import { useState } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { OwnVehicle } from '#machines/wizard-session.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { Wizard } from '../session/use-wizard.tsx'
import { explain } from '#src/i18n/issue-text.ts'
import type { Match } from '../session/wizard-ports.ts'

/** Which of the proposals is looked at, and taking it. */
export interface CarrierChoice {
  matches: readonly Match[]
  index: number
  current: Match | undefined
  mayOverride: boolean
  setIndex(index: number): void
  /** Somebody chose the current one: by its key, an arrow or a click, or on a visit before. */
  isChosen: boolean
  /** Takes the current one and goes on; one with blockers only with a reason, by those who may. */
  take(): void
  without(): void
  /** An own vehicle drives it; one that does not fit only with a reason. */
  drive(vehicle: OwnVehicle, against: string | undefined): Promise<void>
  /** Goes on with the one who was chosen; with no one where no one was, and says so. */
  goOn(): void
}

/** The first proposal is looked at first, or the one that is chosen already. */
export function useCarrierChoice(wizard: Wizard): CarrierChoice {
  const { t } = useText()
  const format = useFormat()
  const { source } = useCommands()
  const mayOverride = may(useSession().role, 'orders.override')
  const { carriers = [], chosenCarrierId, carrierDecided, ownVehicle } = wizard.context
  const [looked, setLooked] = useState<string>()
  const wanted = looked ?? chosenCarrierId
  const index = Math.max(
    0,
    carriers.findIndex(({ carrierId }) => carrierId === wanted),
  )
  const current = carriers[index]

  const choose = (match: Match, overrideReason?: string) => {
    const { carrierId } = match
    if (carrierId !== chosenCarrierId) wizard.setPrices({ carrierPrice: undefined })
    wizard.setText('carrierPrice', undefined)
    wizard.act(
      { type: 'chooseCarrier', carrierId, ...(overrideReason !== undefined && { overrideReason }) },
      { type: 'next' },
    )
  }
  const ask = async (match: Match) => {
    const { overrideReason, chosenCarrierId: reasonFor } = wizard.context
    const { services } = source.current()
    const reason = await services.ask({
      // The wizard stays open beside him.
      beside: {
        label: t('partners.toPapers'),
        open: () => services.navigate(`/partners/${encodeURIComponent(match.carrierId)}`),
      },
      ...(overrideReason !== '' && match.carrierId === reasonFor && { text: overrideReason }),
      title: t('wizard.override.title', { name: match.carrierName }),
      detail: match.blockers.map((blocker) => explain('match.', blocker, t, format)).join(' · '),
      label: t('wizard.override.reason'),
      required: true,
      confirmLabel: t('wizard.override'),
    })
    if (reason !== undefined && reason.trim() !== '') choose(match, reason.trim())
  }
  const take = () => {
    if (current === undefined) return
    if (current.blockers.length === 0) return choose(current)
    if (mayOverride) void ask(current)
  }
  const decide = (vehicle?: OwnVehicle) => {
    setLooked(undefined)
    wizard.setPrices({ carrierPrice: undefined })
    wizard.act({ type: 'chooseCarrier', carrierId: undefined, ...(vehicle && { vehicle }) }, { type: 'next' })
  }
  const drive = async (vehicle: OwnVehicle, against: string | undefined) => {
    if (against === undefined) return decide(vehicle)
    const reason = await source.current().services.ask({
      title: t('wizard.override.title', { name: vehicle.plate }),
      detail: against,
      label: t('wizard.override.reason'),
      required: true,
      confirmLabel: t('wizard.override'),
    })
    if (reason !== undefined && reason.trim() !== '') decide({ ...vehicle, overrideReason: reason.trim() })
  }
  const isChosen = looked !== undefined || (carrierDecided && chosenCarrierId !== undefined)
  return {
    matches: carriers,
    index,
    current,
    mayOverride,
    setIndex: (at) => setLooked(carriers[at]?.carrierId),
    isChosen,
    take,
    without: () => decide(),
    drive,
    goOn: () => {
      if (isChosen) return take()
      if (ownVehicle !== undefined) return decide(ownVehicle)
      decide()
      source.current().services.notify({ type: 'info', message: t('wizard.wentWithout') })
    },
  }
}
