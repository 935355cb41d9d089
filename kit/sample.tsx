import { type ReactNode, useId } from 'react'

type SampleProps = { title: string; children: ReactNode }

export function Sample({ title, children }: SampleProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
