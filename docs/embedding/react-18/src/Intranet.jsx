import { useCallback, useState } from 'react';
import { PortalLicenses } from './PortalLicenses.jsx';

export function Intranet() {
  const [isShown, setIsShown] = useState(false);
  const [count, setCount] = useState(0);
  const [asked, setAsked] = useState('');
  const handleNavigate = useCallback((event) => {
    event.preventDefault();
    setAsked(event.detail.path);
  }, []);
  return (
    <>
      <h1>Intranet</h1>
      <button onClick={() => setIsShown(!isShown)}>{isShown ? 'Hide' : 'Show'} licenses</button>
      <button onClick={() => setCount(count + 1)}>Counted {count} times</button>
      {asked !== '' && <p>Asked for {asked}</p>}
      {isShown && <PortalLicenses onNavigate={handleNavigate} />}
    </>
  );
}
