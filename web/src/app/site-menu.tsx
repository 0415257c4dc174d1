import { useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { User } from "#contracts/user.ts";
import { screens } from "#domain/screens.ts";
import { SEARCH_ANCHOR } from "#web/features/postcode-search/search-anchor.ts";
import { useLogout } from "#web/features/session/use-logout.ts";
import { useVisitor } from "#web/lib/use-visitor.ts";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./site-menu.module.css";

/** The ways from every screen. Until it is known who looks, nothing stands in their place. Source: SPEC section 2 "Home". */
export function SiteMenu() {
	const visitor = useVisitor();
	return visitor.state === "unknown" ? null : (
		<Menu user={visitor.state === "signed-in" ? visitor.user : null} />
	);
}

/**
 * A row of links where there is room for it, else a panel behind a button. The panel is the platform's own popover: Escape
 * and a press elsewhere close it.
 */
function Menu({ user }: { user: User | null }) {
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
		<nav className={styles["menu"]} data-room={user ? "much" : "little"} aria-label="Main">
			<button
				type="button"
				className={styles["opener"]}
				popoverTarget="site-menu"
				aria-expanded={open}
				aria-controls="site-menu"
			>
				<Icon name={open ? "cross" : "menu"} />
				Menu
			</button>
			<div
				id="site-menu"
				ref={panel}
				popover="auto"
				className={styles["panel"]}
				onBeforeToggle={(event) => setOpen(event.newState === "open")}
			>
				{user ? (
					<SignedInLinks user={user} onLogout={() => panel.current?.hidePopover()} />
				) : (
					<SignedOutLinks />
				)}
			</div>
		</nav>
	);
}

function SignedOutLinks() {
	return (
		<>
			<MenuLink to={screens.subscription}>Subscription</MenuLink>
			<MenuLink to={screens.auth}>Sign In</MenuLink>
			<Link className={styles["start"]} to={{ pathname: screens.home, hash: `#${SEARCH_ANCHOR}` }}>
				Get Started
			</Link>
		</>
	);
}

function SignedInLinks({ user, onLogout }: { user: User; onLogout: () => void }) {
	const logout = useLogout();
	return (
		<>
			<p className={styles["welcome"]}>
				<span>Welcome, {user.username}</span>
				{user.isAdmin ? <b> (Admin)</b> : null}
			</p>
			<MenuLink to={screens.subscription}>Subscription</MenuLink>
			{user.isAdmin ? <MenuLink to={screens.admin}>Admin Panel</MenuLink> : null}
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

function MenuLink({ to, children }: { to: string; children: string }) {
	return (
		<NavLink className={() => styles["link"]} to={to}>
			{children}
		</NavLink>
	);
}
