import type { LucideIcon } from 'lucide-react';
import type { IconName } from '../../remote/iconNames.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import Calendar from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import CircuitBoard from 'lucide-react/icons/circuit-board';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Link2 from 'lucide-react/icons/link-2';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Maximize from 'lucide-react/icons/maximize';
import Menu from 'lucide-react/icons/menu';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Moon from 'lucide-react/icons/moon';
import Network from 'lucide-react/icons/network';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Sun from 'lucide-react/icons/sun';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Unplug from 'lucide-react/icons/unplug';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import Minus from 'lucide-react/icons/minus';
import Monitor from 'lucide-react/icons/monitor';
import Factory from 'lucide-react/icons/factory';

/**
 * The icons of the portal by name. Only these are bundled; a name that only a newer remote knows
 * shows no icon.
 */
export const icons: Readonly<Record<IconName, LucideIcon>> = {
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  'arrow-up-down': ArrowUpDown,
  ban: Ban,
  bell: Bell,
  'book-open': BookOpen,
  calculator: Calculator,
  calendar: Calendar,
  'chart-column': ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-arrow-up': CircleArrowUp,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  'circuit-board': CircuitBoard,
  clock: Clock,
  copy: Copy,
  'credit-card': CreditCard,
  download: Download,
  'ellipsis-vertical': Ellipsis,
  'external-link': ExternalLink,
  factory: Factory,
  'file-text': FileText,
  'file-up': FileUp,
  inbox: Inbox,
  info: Info,
  'key-round': KeyRound,
  languages: Languages,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  'life-buoy': LifeBuoy,
  'link-2': Link2,
  lock: Lock,
  'log-out': LogOut,
  maximize: Maximize,
  menu: Menu,
  minus: Minus,
  'messages-square': MessagesSquare,
  monitor: Monitor,
  moon: Moon,
  network: Network,
  plus: Plus,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  search: Search,
  settings: Settings,
  'shopping-cart': ShoppingCart,
  sun: Sun,
  trash: Trash,
  'triangle-alert': TriangleAlert,
  unplug: Unplug,
  upload: Upload,
  user: User,
  users: Users,
  x: X,
  zap: Zap,
};

export type { IconName };
