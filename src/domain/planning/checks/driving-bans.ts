import { durationText } from '../../basics/durations.ts'
import { stateName } from '../../places/regional-holidays.ts'
import { bindsVehicle } from '../../stops/checks.ts'
import { abroadOnBan, banned, type Share } from '../facts/bans.ts'
import { endOf, type PlanSite } from '../facts/board.ts'
import { exemptionOf, freeEmpty, freeWays, type FreeingOrders } from '../facts/exemptions.ts'
import { closedRoads } from '../facts/holiday-roads.ts'
import { minutesBetween } from '../facts/distance.ts'
import { drive, RESTED } from '../driving/driving.ts'
import { driveAround } from '../driving/standing.ts'
import type { Violation } from '../scene/placement.ts'
import type { Scene } from '../scene/scene.ts'
import { emptyRuns } from './empty-runs.ts'

/** A piece of driving on a way between two sites, milliseconds since 1970. */
interface DrivePiece {
  from: number
  to: number
  sites: readonly [PlanSite, PlanSite]
  /** What share of the way it is. */
  share: Share
  /** It is an empty run to another tour. */
  isRun: boolean
  /** What frees it of bans. */
  free: FreeingOrders | undefined
}

interface Drive {
  from: number
  to: number
}

/** The pieces of one way with their shares of it. */
function piecesOf(drives: readonly Drive[], way: Pick<DrivePiece, 'sites' | 'isRun' | 'free'>): DrivePiece[] {
  const whole = drives.reduce((sum, { from, to }) => sum + to - from, 0)
  let behind = 0
  return drives.map(({ from, to }) => {
    const share = { from: behind / whole, to: (behind + to - from) / whole }
    behind += to - from
    return { from, to, share, ...way }
  })
}

/** What a tour drives from stop to stop. */
function drivenOnTour({ placed, board }: Scene): DrivePiece[] {
  const { stops, segments } = placed.timeline
  const drives = segments.filter(({ kind }) => kind === 'drive')
  const free = freeWays(stops, board.orders)
  const nextOf = ({ to }: Drive) => stops.findIndex(({ arrival }) => arrival >= to)
  return stops.flatMap((stop, at) => {
    const own = drives.filter((one) => nextOf(one) === at)
    const [from, to] = [stops[at - 1], stop].map((one) => {
      const order = one && board.orders.get(one.orderId)
      return order && one && endOf(order, one).site
    })
    return own.length > 0 && from && to ? piecesOf(own, { sites: [from, to], isRun: false, free: free[at] }) : []
  })
}

/** Empty runs for which there is time, but not without driving in a ban; as soon as the truck is free. */
function drivenEmpty(scene: Scene): DrivePiece[] {
  return emptyRuns(scene).flatMap(({ from, to, freeAt, neededAt, around }) => {
    const minutes = minutesBetween(from, to)
    const straight = drive(freeAt, minutes, RESTED)
    // What there is no time for at all is said as that.
    if (minutes === 0 || straight.at > neededAt) return []
    if (driveAround(freeAt, minutes, RESTED, { sites: [from, to] }).at <= neededAt) return []
    const drives = straight.parts.filter(({ kind }) => kind === 'drive')
    return piecesOf(drives, { sites: [from, to], isRun: true, free: freeEmpty(around) })
  })
}

/**
 * Driving while trucks must stand, by the Länder the ways go through; empty runs are judged by when their driver can set off. What
 * is banned abroad no one knows here, and that is said. Source: § 30 (3) and (4) StVO
 */
export function banViolations(scene: Scene): Violation[] {
  const { resource, board } = scene
  if (resource ? !bindsVehicle(resource.type) : false) return []
  const ahead = [...drivenOnTour(scene), ...drivenEmpty(scene)].filter(({ to }) => to > board.now)
  const bound = ahead.filter(({ free }) => free === undefined)
  return [
    ...bansOn(bound.filter(({ isRun }) => !isRun)),
    ...exemptFrom(ahead),
    ...closedToTrucks(bound),
    ...unknownAbroad(ahead),
  ]
}

function bansOn(ahead: readonly DrivePiece[]): Violation[] {
  const hits = ahead.flatMap((driving) => {
    const found = banned(driving, driving.sites, driving.share)
    return found ? [{ driving, found }] : []
  })
  const [first] = hits
  if (!first) return []
  const minutes = hits.reduce((sum, { found }) => sum + found.minutes, 0)
  const holiday = hits.find(({ found }) => found.ban.holiday !== undefined)?.found.ban.holiday ?? ''
  const state = hits.find(({ found }) => found.state !== undefined)?.found.state
  const at = { from: Math.max(first.driving.from, first.found.ban.from), to: first.found.ban.to }
  const values = {
    ...{ duration: durationText(minutes), minutes, holiday, untilAt: at.to },
    ...{ state: state === undefined ? '' : stateName(state), estimated: Number(first.found.isEstimated) },
  }
  return [{ code: holiday === '' ? 'reason.plan.sundayBan' : 'reason.plan.holidayBan', severity: 'block', values, at }]
}

/** That a ban does not bind is said, with what frees of it. */
function exemptFrom(ahead: readonly DrivePiece[]): Violation[] {
  const hits = ahead.filter(({ free, ...drive }) => free !== undefined && banned(drive, drive.sites, drive.share))
  const freeing = [...new Set(hits.flatMap(({ free = [] }) => free))]
  const [first] = hits
  const [exempt] = freeing
  if (!first || !exempt) return []
  const values = { orders: freeing.map(({ number }) => number).join(', '), why: exemptionOf(exempt) ?? '' }
  const at = { from: first.from, to: first.to }
  return [{ code: 'reason.plan.banExempt', severity: 'warn', values, at }]
}

/** Roads that are closed to trucks on Saturdays of the holidays; a hint, as no one knows the road. Source: FerReiseV */
function closedToTrucks(bound: readonly DrivePiece[]): Violation[] {
  const hits = bound.map((driving) => ({ driving, roads: closedRoads(driving, driving.sites, driving.share) }))
  const roads = [...new Set(hits.flatMap((hit) => hit.roads))]
  const [first] = hits.filter((hit) => hit.roads.length > 0)
  if (!first) return []
  const at = { from: first.driving.from, to: first.driving.to }
  return [{ code: 'reason.plan.holidayTraffic', severity: 'warn', values: { roads: roads.join(', ') }, at }]
}

function unknownAbroad(ahead: readonly DrivePiece[]): Violation[] {
  const crossing = ahead.map((driving) => ({ driving, there: abroadOnBan(driving, driving.sites, driving.share) }))
  const countries = [...new Set(crossing.flatMap(({ there }) => there))]
  const [first] = crossing.filter(({ there }) => there.length > 0)
  if (!first) return []
  const at = { from: first.driving.from, to: first.driving.to }
  return [{ code: 'reason.plan.banAbroad', severity: 'warn', values: { countries: countries.join(', ') }, at }]
}
