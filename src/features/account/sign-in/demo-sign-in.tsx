import { useLayoutEffect, useState, type RefObject } from 'react'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useAuth } from '../auth-context.tsx'
import { DEMO_PASSWORD, DEMO_TENANTS, demoAccounts, type DemoTenant } from './demo-accounts.ts'

/** The accounts of the demonstration: choose the tenant, then one click or one digit. Source: decision B7 */
export function DemoSignIn({ within }: { within: RefObject<HTMLElement | null> }) {
  const { t } = useText()
  const { send } = useAuth()
  const [tenantId, setTenantId] = useState('nordkurs')
  const accounts = demoAccounts(tenantId)
  const signIn = (email: string) => send({ type: 'login', email, password: DEMO_PASSWORD, rememberMe: true })
  useLocalKeys(
    within,
    accounts.map(({ key, email, role }) => ({ keys: key, title: t(`role.${role}`), run: () => signIn(email) })),
  )
  useDigitsInEmptyField((digit) => {
    const account = accounts.find(({ key }) => key === digit)
    if (account !== undefined) signIn(account.email)
    return account !== undefined
  })
  return (
    <section
      aria-labelledby="demo-accounts"
      className="w-full max-w-96 rounded-palette border border-line-strong bg-surface pb-2"
    >
      <header className="flex h-11 items-center gap-2 border-b border-line px-4">
        <h2 id="demo-accounts" className="text-panel">
          {t('session.demo.title')}
        </h2>
        <span className="text-text-3">{t('ui.demo')}</span>
      </header>
      <div role="radiogroup" aria-labelledby="demo-tenant" className="border-b border-line px-4 py-2">
        <p id="demo-tenant" className="text-chip text-text-2">
          {t('session.demo.tenant')}
        </p>
        {DEMO_TENANTS.map((tenant) => (
          <TenantChoice
            key={tenant.id}
            tenant={tenant}
            checked={tenant.id === tenantId}
            onChoose={() => setTenantId(tenant.id)}
          />
        ))}
      </div>
      <ul aria-label={t('session.demo.accounts')} className="px-2 pt-2">
        {accounts.map(({ email, role, key }) => (
          <li key={key}>
            <button
              type="button"
              aria-keyshortcuts={key}
              onClick={() => signIn(email)}
              className="ring-inside press flex h-8 w-full items-center gap-2 rounded-control px-2 text-left hover:bg-hover"
            >
              <span className="w-28 shrink-0">{t(`role.${role}`)}</span>
              <span className="truncate text-text-3">{email}</span>
              <span className="ml-auto">
                <KeyCaps keys={key} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="px-4 pt-1 text-cap text-text-3">{t('session.demo.hint', { password: DEMO_PASSWORD })}</p>
    </section>
  )
}

/**
 * The keyboard begins in the field for the address. As long as that is empty a digit is the account of that number and no text;
 * `take` answers whether there is one.
 */
function useDigitsInEmptyField(take: (digit: string) => boolean): void {
  // At once: the field has the focus as soon as it is drawn.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, repeat, ctrlKey, altKey, metaKey } = event
      const isEmpty = target instanceof HTMLInputElement && target.name === 'email' && target.value === ''
      if (!isEmpty || repeat || ctrlKey || altKey || metaKey) return
      if (take(key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

function TenantChoice(props: { tenant: DemoTenant; checked: boolean; onChoose: () => void }) {
  const { tenant, checked, onChoose } = props
  return (
    <label className="flex min-h-7 items-center gap-2">
      <input type="radio" name="demo-tenant" className="size-4 accent-accent" checked={checked} onChange={onChoose} />
      <span className={classes(checked && 'font-semibold')}>{tenant.name}</span>
      <span className="text-text-3">{tenant.city}</span>
    </label>
  )
}
