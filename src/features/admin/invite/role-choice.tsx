import { useRef } from 'react'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { may, type Permission, type Role } from '#src/domain/accounts/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

/** The roles in the order one gives them: what most people are first, who may all last. */
export const OFFERED_ROLES = ['dispatcher', 'sales', 'finance', 'user', 'admin'] as const satisfies readonly Role[]

/** What says most about a role: whether it has these is told in words. */
const TELLING: readonly Permission[] = [
  'orders.create',
  'orders.assign',
  'orders.override',
  'money.read',
  'campaigns.use',
  'billing.use',
  'users.manage',
]

/** The roles as a choice, each with its number and what it is for, and below what the chosen one may and may not. */
export function RoleChoice({ role, onChange }: { role: Role; onChange(role: Role): void }) {
  const { t } = useText()
  const part = useRef<HTMLDivElement>(null)
  const keysOf = useLocalKeys(
    part,
    OFFERED_ROLES.map((one, at) => ({ keys: String(at + 1), title: t(`role.${one}`), run: () => onChange(one) })),
  )
  const [has, lacks] = [TELLING.filter((right) => may(role, right)), TELLING.filter((right) => !may(role, right))]
  const inWords = (rights: readonly Permission[]) => rights.map((right) => t(`permission.${right}`)).join(', ')
  return (
    <div ref={part}>
      <fieldset className="border-b border-line pt-2 pb-2">
        <legend className="float-left mb-1 px-4 text-section text-text-2">{t('admin.role')}</legend>
        <div className="clear-both">
          {OFFERED_ROLES.map((one, at) => {
            const keys = keysOf(String(at + 1))
            return (
              <label
                key={one}
                className={classes(
                  'ring-inside flex min-h-11 items-center gap-3 px-4',
                  one === role ? 'bg-tint' : 'hover:bg-hover',
                )}
              >
                <input
                  type="radio"
                  name="role"
                  value={one}
                  checked={one === role}
                  onChange={() => onChange(one)}
                  className="size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0 grow">
                  <span className={classes('block', one === role && 'font-semibold')}>{t(`role.${one}`)}</span>
                  <span className="block text-chip text-text-2">{t(`admin.role.${one}`)}</span>
                </span>
                {keys && <KeyCaps keys={keys} small />}
              </label>
            )
          })}
        </div>
      </fieldset>
      <Section title={t('admin.withRole')}>
        <ul aria-live="polite" className="flex flex-col gap-1">
          {has.map((right) => (
            <li key={right} className="flex items-start gap-2">
              <StatusSign status="success" className="mt-[3px]" />
              <span>{t(`permission.${right}`)}</span>
            </li>
          ))}
          {lacks.length > 0 && (
            <li className="flex items-start gap-2 text-text-2">
              <StatusSign status="pending" className="mt-[3px]" />
              <span>{t('admin.without', { rights: inWords(lacks) })}</span>
            </li>
          )}
        </ul>
      </Section>
    </div>
  )
}
