import { useEffect, useRef } from 'react';

/**
 * The element of the portal. React 18 gives custom elements their attributes, and nothing else:
 * events, and properties such as `tokenProvider`, need the element itself.
 */
export function PortalLicenses({ onNavigate, ...attributes }) {
  const ref = useRef(null);
  useEffect(() => {
    const element = ref.current;
    element.addEventListener('portal-navigate', onNavigate);
    return () => element.removeEventListener('portal-navigate', onNavigate);
  }, [onNavigate]);
  return <portal-licenses ref={ref} {...attributes} />;
}
