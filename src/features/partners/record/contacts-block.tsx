import type { Partner } from '#src/contract/partners/partner.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MailLink, PhoneLink } from '#src/ui/buttons/link.tsx'
import { Block } from './block.tsx'
import { NewButton } from './papers-block.tsx'
import { useChosen } from './use-chosen.ts'

/** Whom to call and write to. */
export function ContactsBlock({ partner }: { partner: Partner }) {
  const { t } = useText()
  const chosen = useChosen(partner)
  const { contacts, contactPerson } = partner
  return (
    <Block title={t('records.people')} actions={<NewButton id="partners.contact" partner={partner} />}>
      {contacts.length === 0 ? (
        <p className="px-4 pb-3 text-text-2">{t('partners.contacts.none')}</p>
      ) : (
        <ul className="flex flex-col gap-1 pb-2" aria-label={t('records.people')}>
          {contacts.map(({ id, name, role, phone, email, noAdsSince }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 px-4 py-0.5 has-[[data-row]:focus]:bg-tint has-[[data-row]:focus]:edge-shown has-[[data-row]:focus-visible]:ring-shown"
            >
              <button
                type="button"
                data-row
                onClick={() => chosen('partners.contact', id)}
                className="no-ring truncate text-left hover:underline"
              >
                <bdi>{name}</bdi>
              </button>
              <span className="text-right">
                <PhoneLink number={phone} />
              </span>
              <span className="min-w-0 truncate text-chip text-text-2">
                {[
                  role,
                  name === contactPerson && contacts.length > 1 && t('partners.contact.first.short'),
                  noAdsSince !== undefined && t('partners.contact.noAds'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="min-w-0 truncate text-right text-chip">
                <MailLink address={email} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}
