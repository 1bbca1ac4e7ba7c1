import { describe, expect, test } from 'vitest'
import { EMAIL_STATUSES } from '#src/domain/emails/emails.ts'
import { systemHealth } from '#src/domain/alerts/health.ts'
import { statusLabels } from '#src/domain/workflow/status-labels.ts'
import { mapTransportStatus } from '#src/domain/workflow/transport-status.ts'
import { workflowProgress } from '#src/domain/workflow/progress.ts'
import { wire } from './wire.ts'

describe('business order workflow', () => {
  test.each([
    ['CREATED', 1, 17, 'Anlage'],
    ['CONFIRMED', 2, 33, 'Bestätigung'],
    ['ASSIGNED', 3, 50, 'Disposition'],
    ['IN_TRANSIT', 4, 67, 'Transport'],
    ['DELIVERED', 5, 83, 'Zustellung'],
    ['BILLED', 6, 100, 'Abrechnung'],
    ['unknown', 3, 50, 'Angebot & Bestätigung'],
    [undefined, 3, 50, 'Angebot & Bestätigung'],
  ] as const)('%s is step %s of 6, %s %%, %s', (status, step, percentage, label) => {
    const progress = workflowProgress(status)
    expect({ ...progress, label: statusLabels[progress.labelKey] }).toEqual({
      currentStep: step,
      totalSteps: 6,
      percentage,
      labelKey: progress.labelKey,
      label,
      cancelled: false,
    })
  })

  test('a cancelled order shows "Storniert" in place of the bar', () => {
    const progress = workflowProgress('CANCELLED')
    expect([progress.cancelled, statusLabels[progress.labelKey]]).toEqual([true, 'Storniert'])
  })

  test('the statuses of an order by name', () => {
    const names = Object.entries(statusLabels).filter(([key]) => key.startsWith('order.status.'))
    expect(names.map(([key, name]) => `${key.slice(13)} ${name}`)).toEqual([
      'CREATED Angelegt',
      'CONFIRMED Bestätigt',
      'ASSIGNED Disponiert',
      'IN_TRANSIT Unterwegs',
      'DELIVERED Zugestellt',
      'BILLED Abgerechnet',
      'CANCELLED Storniert',
      'unknown Unbekannt',
    ])
  })
})

describe('transport status', () => {
  test('the statuses of a transport by name', () => {
    const names = Object.entries(statusLabels).filter(([key]) => key.startsWith('transport.status.'))
    expect(names.map(([key, name]) => `${key.slice(17)} ${name}`)).toEqual([
      'inquiry Anfrage',
      'PLANNING In Planung',
      'ASSIGNED Disponiert',
      'NOTIFIED Fahrer informiert',
      'EN_ROUTE_PICKUP Anfahrt',
      'AT_PICKUP An Ladestelle',
      'LOADED Geladen',
      'IN_TRANSIT Unterwegs',
      'AT_DELIVERY An Entladestelle',
      'DELIVERED Zugestellt',
      'COMPLETED Abgeschlossen',
      'CANCELLED Storniert',
    ])
  })

  test('OCR orders enter as inquiry unless a status is given', () => {
    expect(mapTransportStatus(undefined, { ocr: true })).toBe('inquiry')
    expect(mapTransportStatus('ASSIGNED', { ocr: true })).toBe('ASSIGNED')
  })

  test('any other transport without a status is in planning', () => {
    expect(mapTransportStatus(undefined)).toBe('PLANNING')
  })
})

describe('health indicators', () => {
  const all = { smartMatching: true, angebotsMatching: true, gpsTracking: true, sync: true }
  test.each([
    ['everything there', all, 'online'],
    ['angebotsMatching missing', { ...all, angebotsMatching: false }, 'warning'],
    ['sync missing', { ...all, sync: undefined }, 'warning'],
    ['smartMatching missing', { ...all, smartMatching: false }, 'offline'],
    ['gpsTracking missing', { ...all, gpsTracking: null }, 'offline'],
    ['sync and gpsTracking missing', { ...all, sync: false, gpsTracking: false }, 'offline'],
    ['an empty answer', {}, 'offline'],
  ])('%s', (_name, answer, status) => {
    expect(systemHealth(answer)).toMatchObject({ status, substitute: false })
  })

  test('each part has its own indicator', () => {
    expect(systemHealth({ smartMatching: true, gpsTracking: false, sync: true }).parts).toEqual({
      smartMatching: 'online',
      angebotsMatching: 'warning',
      gpsTracking: 'offline',
      sync: 'online',
    })
  })

  test('a failed health call shows everything online, marked as a substitute', () => {
    expect(systemHealth(undefined)).toEqual({
      status: 'online',
      parts: { smartMatching: 'online', angebotsMatching: 'online', gpsTracking: 'online', sync: 'online' },
      substitute: true,
    })
  })
})

describe('e-mail', () => {
  test('is new, processed or ignored (decision B6), and the server takes these and no others', async () => {
    expect(EMAIL_STATUSES).toEqual(['new', 'processed', 'ignored'])
    const { send } = wire()
    const statuses: number[] = []
    for (const status of ['processed', 'ignored', 'new', 'spam', '']) {
      statuses.push((await send('PATCH /api/v1/emails/eml-0001', { body: { status } })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 422, 422])
  })
})
