import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import styles from "./found.module.css";

/** Whose something is: by e-mail address, and by username where there is an account. */
export function Person({ email, username }: { email: string | null; username: string | null }) {
	return (
		<>
			{email === null ? "Address erased" : <BreakableAddress address={email} />}
			<span className={styles["id"]}>{username ?? "No account"}</span>
		</>
	);
}
