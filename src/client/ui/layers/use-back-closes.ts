import { useEffect, useEffectEvent } from 'react'
import { useControllable } from '../controls/use-controllable.ts'
import { addLayer } from './back-layers.ts'

type Openable = {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** It is part of the page's address, so going back closes it anyway. */
  hasAddress?: boolean | undefined
}

/** For whatever is over the page: the phone's Back button closes it. Returns the props Radix needs. */
export function useBackCloses({ open, defaultOpen = false, onOpenChange, hasAddress = false }: Openable) {
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange })
  const close = useEffectEvent(() => setOpen(false))
  const isLayer = isOpen && !hasAddress
  useEffect(() => (isLayer ? addLayer(() => close()) : undefined), [isLayer])
  return { open: isOpen, onOpenChange: setOpen }
}
