import { fieldsOf } from '../../fields/order-fields.ts'
import { useOrderPlace } from '../../fields/editable-order.ts'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { adrPoints, loadTunnelCode, needsAdrVehicle } from '#src/domain/goods/adr-points.ts'

/** What is carried. */
export function OrderCargo() {
  const { t } = useText()
  return (
    <Section title={t('orders.cargo')}>
      <dl>
        <FieldLines fields={fieldsOf('cargo')} />
        <AdrJudgement />
      </dl>
    </Section>
  )
}

/** What the ADR asks for these goods: their points, and the tunnel code of the whole load. */
function AdrJudgement() {
  const { t } = useText()
  const format = useFormat()
  const { dangerousGoods: lines } = useOrderPlace().shown
  if (lines === undefined) return null
  const points = adrPoints(lines)
  const tunnel = loadTunnelCode(lines)
  return (
    <Fact label={t('orders.adr.points')}>
      {[
        points === undefined ? t('orders.adr.unknown') : format.number(points),
        t(needsAdrVehicle(lines) ? 'orders.adr.needed' : 'orders.adr.free'),
        tunnel !== undefined && t('orders.adr.tunnel', { code: tunnel }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Fact>
  )
}
