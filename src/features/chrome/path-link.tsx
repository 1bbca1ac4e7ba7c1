import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type PathLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a screen; the open side panels come along. */
  to: string
}

/** A real link to a screen whose path is data, such as an entry of the navigation. Marks itself as the current page. */
export function PathLink({ to, ...rest }: PathLinkProps) {
  // The router knows its paths by name only; here they come from the routes themselves.
  return <Link {...rest} to={to} activeOptions={{ includeSearch: false }} />
}
