import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

const allowed = /^(?:https?:\/\/|tel:|mailto:)/i

/** True for addresses a link may lead to; everything else, `javascript:` above all, is refused. */
export function isSafeHref(href: string): boolean {
  return allowed.test(href.trim())
}

/** A link out of the product: web pages in a new tab, phone numbers, mail. A refused address leaves only its words. */
export function ExternalLink({ href, className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!isSafeHref(href)) return <span className={className}>{children}</span>
  const page = /^https?:/i.test(href.trim())
  return (
    <a
      href={href.trim()}
      {...(page ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      className={classes(
        'rounded-cap text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent',
        className,
      )}
    >
      {children}
    </a>
  )
}

/** A number to call with one click; a dash where there is none. */
export function PhoneLink({ number }: { number: string | undefined }) {
  if (number === undefined || number === '') return <>–</>
  return <ExternalLink href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</ExternalLink>
}

/** An address to write to; a dash where there is none. */
export function MailLink({ address }: { address: string | undefined }) {
  if (address === undefined || address === '') return <>–</>
  return <ExternalLink href={`mailto:${address}`}>{address}</ExternalLink>
}
