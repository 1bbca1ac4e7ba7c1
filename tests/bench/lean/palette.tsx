import { useNavigate, useRouter } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchOrders } from './backend.ts'
import { showRecord } from './show-record.ts'

const shown = 50
const screens = ['/orders', '/dispatcher'] as const

/** The palette: the screens and all orders, ranked by the page itself, at most 50 rows. Mount it to open it. */
export function Palette({ label, onClose }: { label: string; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { history } = useRouter()
  const [query, setQuery] = useState('')
  const commands = screens
    .map((path) => ({ path, title: t('goto', { screen: t(path) }) }))
    .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
  return (
    <Command label={label} shouldFilter={false} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Command.Input autoFocus value={query} onValueChange={setQuery} />
      <Command.List>
        {commands.map(({ path, title }) => (
          <Command.Item
            key={path}
            value={path}
            onSelect={() => {
              onClose()
              void navigate({ to: path })
            }}
          >
            {title}
          </Command.Item>
        ))}
        {searchOrders(query, shown - commands.length).map((order) => (
          <Command.Item
            key={order.number}
            value={order.number}
            onSelect={() => {
              onClose()
              showRecord(history, order.number)
            }}
          >
            {order.number} {order.customer} {order.from} {order.to}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}
