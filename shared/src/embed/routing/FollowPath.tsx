import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to the address that the page around names, each time it names another one. */
export function FollowPath({ path }: { readonly path: string }): null {
  const navigate = useNavigate();
  const named = useRef(path);
  useEffect(() => {
    if (named.current === path) return;
    named.current = path;
    void navigate(path);
  }, [navigate, path]);
  return null;
}
