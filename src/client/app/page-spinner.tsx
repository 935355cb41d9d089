import { Spinner } from '#client/ui/feedback/spinner.tsx'

/** Keeps the height of a page, so that the footer does not jump when the page arrives. */
export function PageSpinner() {
  return (
    <div className="grid min-h-dvh noscript:hidden content-start justify-items-center pt-[30dvh]">
      <Spinner label="Loading" />
    </div>
  )
}
