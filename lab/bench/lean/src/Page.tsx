import { Link, Outlet } from 'react-router-dom';
import { screens } from './screens.ts';

/** The menu and the place of the screen; pointing at an entry fetches the screen's code. */
export function Page() {
  return (
    <>
      <nav>
        {screens.map(({ path, title, load }) => (
          <Link key={path} to={path} onPointerEnter={() => void load()}>
            {title}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}
