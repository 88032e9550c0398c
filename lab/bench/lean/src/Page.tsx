import { Link, Outlet } from 'react-router-dom';
import { screens } from './screens.ts';

/** Menu and outlet; hovering over an entry prefetches the screen's code. */
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
