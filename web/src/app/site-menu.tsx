import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { User } from "#contracts/account.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { DRAWN_FOR_STRANGERS } from "#domain/telling/document-marks.ts";
import { homesNewsQuery } from "#web/features/homes/homes-queries.ts";
import { useLogout } from "#web/features/session/use-logout.ts";
import { homeAnchors } from "#web/features/welcome/home-anchors.ts";
import { SEARCH_ANCHOR } from "#web/lib/paths.ts";
import { useVisitor } from "#web/lib/session.ts";
import { Icon } from "#web/ui/icon.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./site-menu.module.css";

const forStrangers = { [DRAWN_FOR_STRANGERS]: "" };

/** Where the parts of the home page are offered. */
const anchoredScreens: readonly string[] = [screens.home, screens.landing];

/** The links that every screen offers. Leaves out those that depend on the visitor until it is known who that is. Source: Rule SCREEN-1. */
export function SiteMenu() {
	const visitor = useVisitor();
	const { pathname } = useLocation();
	const hasAnchors = anchoredScreens.includes(pathname);
	const user = visitor.state === "signed-in" ? visitor.user : null;
	const news = useQuery({ ...homesNewsQuery, enabled: user !== null }).data?.news ?? 0;
	if (visitor.state === "unknown" && !hasAnchors) {
		return null;
	}
	return (
		<Menu
			news={news}
			room={user ? "much" : "little"}
			hasAnchors={hasAnchors}
			isForStrangers={user === null && !hasAnchors}
			links={(close) =>
				user ? (
					<SignedInLinks user={user} news={news} onLogout={close} />
				) : visitor.state === "unknown" ? null : (
					<SignedOutLinks />
				)
			}
		/>
	);
}

type MenuProps = {
	/** How much room the visitor's links take. */
	room: "little" | "much";
	hasAnchors: boolean;
	/** Nothing in it is for anybody with a session. */
	isForStrangers: boolean;
	/** Changes of the visitor's homes that they have not looked at. */
	news: number;
	/** The visitor's links. `close` closes the panel behind them. */
	links: (close: () => void) => ReactNode;
};

/**
 * A row of links where there is room for it, else a panel behind a button. The panel is the platform's own popover: Escape
 * and a press elsewhere close it.
 */
function Menu({ room, hasAnchors, isForStrangers, news, links }: MenuProps) {
	const panel = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState(false);
	const { key } = useLocation();
	const openedAt = useRef(key);
	useEffect(() => {
		if (openedAt.current !== key) {
			openedAt.current = key;
			panel.current?.hidePopover();
		}
	}, [key]);
	return (
		<nav
			className={`row shrinkable ${styles["menu"]}`}
			data-room={room}
			data-anchors={hasAnchors || undefined}
			{...(isForStrangers ? forStrangers : undefined)}
			aria-label="Main"
		>
			<button
				type="button"
				className={`gap-2 align-center text-m strong target ${styles["opener"]}`}
				popoverTarget="site-menu"
				aria-controls="site-menu"
			>
				<Icon name={open ? "cross" : "menu"} />
				Menu
				<News news={news} />
			</button>
			<div
				id="site-menu"
				ref={panel}
				popover="auto"
				className={`flush ink framed rounded on-card ${styles["panel"]}`}
				onBeforeToggle={(event) => setOpen(event.newState === "open")}
			>
				{hasAnchors ? <HomeAnchors /> : null}
				<div className={styles["places"]}>
					<MenuLink to={screens.areas}>Councils</MenuLink>
					<MenuLink to={screens.register}>Licensing register</MenuLink>
				</div>
				{links(() => panel.current?.hidePopover())}
			</div>
		</nav>
	);
}

function HomeAnchors() {
	return (
		<div className={styles["anchors"]}>
			{homeAnchors.map(({ id, name }) => (
				<Link key={id} className={styles["link"]} to={{ pathname: screens.home, hash: `#${id}` }}>
					{name}
				</Link>
			))}
		</div>
	);
}

/** The landing page offers an account alone; elsewhere it begins with a postcode. */
function SignedOutLinks() {
	const { pathname } = useLocation();
	const isLanding = pathname === screens.landing;
	return (
		<>
			{isLanding ? null : (
				<MenuLink to={screens.subscription} {...forStrangers}>
					Subscription
				</MenuLink>
			)}
			<MenuLink to={screens.auth} {...forStrangers}>
				Sign In
			</MenuLink>
			<Link
				className={styles["start"]}
				{...forStrangers}
				to={isLanding ? screens.auth : { pathname: screens.home, hash: `#${SEARCH_ANCHOR}` }}
			>
				Get Started
			</Link>
		</>
	);
}

type SignedInLinksProps = { user: User; news: number; onLogout: () => void };

function SignedInLinks({ user, news, onLogout }: SignedInLinksProps) {
	const logout = useLogout();
	return (
		<>
			<p className={`row shrinkable soft text-m nowrap ${styles["welcome"]}`}>
				<span>Welcome, {user.username}</span>
				{user.isAdmin ? <b> (Admin)</b> : null}
			</p>
			<MenuLink to={screens.subscription}>Subscription</MenuLink>
			{user.isAdmin ? <MenuLink to={screens.admin}>Admin Panel</MenuLink> : null}
			<MenuLink to={screens.homes}>
				My Homes
				<News news={news} />
			</MenuLink>
			<MenuLink to={screens.reports}>My Reports</MenuLink>
			<MenuLink to={screens.account}>Account</MenuLink>
			<button
				type="button"
				className={styles["link"]}
				aria-disabled={logout.isPending || undefined}
				onClick={() => {
					onLogout();
					logout.mutate();
				}}
			>
				Logout
			</button>
		</>
	);
}

/** How many changes wait to be looked at; nothing where none does. */
function News({ news }: { news: number }) {
	return news === 0 ? null : (
		<span className={`small strong tabular ${styles["news"]}`}>
			<span aria-hidden="true">{news > 99 ? "99+" : news}</span>
			<VisuallyHidden>{countInWords(news, "change")}</VisuallyHidden>
		</span>
	);
}

type MenuLinkProps = { to: string; children: ReactNode; [DRAWN_FOR_STRANGERS]?: string };

function MenuLink(props: MenuLinkProps) {
	return <NavLink {...props} className={() => styles["link"]} />;
}
