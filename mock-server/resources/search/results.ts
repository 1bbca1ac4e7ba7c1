import { loadRoute, transportRoute } from '#src/domain/orders/carriage.ts'
import { orderRouteText, routeText, townText } from '#src/domain/stops/route.ts'
import type { SearchResult } from '#src/contract/records/search.ts'
import { vehicleLabels } from '#src/domain/vehicles/labels.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../store/models.ts'

const panel = (path: string, kind: string, id: string) => `${path}?panels=${kind}:${encodeURIComponent(id)}`

/** An order as a hit. */
export function orderResult(order: Row<'orders'>): SearchResult {
  return {
    id: order.id,
    title: order.orderNumber,
    description: `${order.customerName} · ${orderRouteText(order)} · ${order.cargoDescription}`,
    url: `/orders/${encodeURIComponent(order.id)}`,
    metadata: { status: order.status, date: order.pickupDate, amount: order.customerPrice },
  }
}

/** A transport as a hit. */
export function transportResult(transport: Row<'transports'>): SearchResult {
  return {
    id: transport.id,
    title: transport.loadId,
    description: joined([
      routeText(transportRoute(transport), townText),
      transport.vehicleNumber,
      transport.driverName,
    ]),
    url: panel('/transports', 'transport', transport.id),
    metadata: { status: transport.status, date: transport.loadingDate },
  }
}

/** A load as a hit. */
export function loadResult(load: Row<'loads'>): SearchResult {
  return {
    id: load.id,
    title: load.orderId ?? load.id,
    description: `${routeText(loadRoute(load), townText)} · ${load.description} · ${load.customerName}`,
    url: panel('/loads', 'load', load.id),
    metadata: { status: load.status, date: load.pickupDate },
  }
}

/** A customer or carrier as a hit. */
export function partnerResult(partner: Row<'partners'>): SearchResult {
  const kind = partner.kind === 'carrier' ? 'Frachtführer' : 'Kunde'
  return {
    id: partner.id,
    title: partner.name,
    description: `${kind} ${partner.number} · ${partner.postalCode} ${partner.city}`,
    url: `/partners/${encodeURIComponent(partner.id)}`,
    metadata: { status: partner.blocked ? 'blocked' : undefined },
  }
}

function vehicleWord(type: string): string {
  return isVehicleType(type) ? vehicleLabels[`vehicle.type.${type}`] : type
}

/** Facts in one line; what no one knows yet is left out. */
function joined(facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '' && fact !== 'Unbekannt').join(' · ')
}

/** A vehicle as a hit. */
export function vehicleResult(vehicle: Row<'vehicles'>): SearchResult {
  return {
    id: vehicle.id,
    title: vehicle.licencePlate,
    description: joined([
      vehicleWord(vehicle.type),
      `${vehicle.currentPostalCode} ${vehicle.currentCity}`,
      vehicle.driverName,
    ]),
    url: panel('/vehicles', 'vehicle', vehicle.id),
    metadata: { status: vehicle.status, date: vehicle.availableFrom },
  }
}

/** A driver as a hit. */
export function driverResult(driver: Row<'drivers'>): SearchResult {
  return {
    id: driver.id,
    title: driver.name,
    description: joined([driver.vehiclePlate, driver.phone, driver.carrierName]),
    url: panel('/vehicles', 'driver', driver.id),
    metadata: {},
  }
}

/** A document as a hit. */
export function documentResult(document: Row<'documents'>): SearchResult {
  return {
    id: document.id,
    title: document.name,
    description: `${document.orderId ?? ''} ${document.partnerName ?? ''}`.trim(),
    url: panel('/documents', 'document', document.id),
    metadata: { status: document.verified ? 'verified' : 'unverified', date: document.uploadedAt.slice(0, 10) },
  }
}

/** An offer as a hit. */
export function offerResult(offer: Row<'offers'>): SearchResult {
  const end = (kind: 'pickup' | 'delivery') => `${offer[`${kind}PostalCode`]} ${offer[`${kind}City`]}`.trim()
  return {
    id: offer.id,
    title: offer.id,
    description: joined([offer.customerName, `${end('pickup')} → ${end('delivery')}`, offer.description]),
    url: `/offers/${encodeURIComponent(offer.id)}`,
    metadata: { status: offer.status, date: offer.pickupDate, amount: offer.price },
  }
}
