import { useQuery } from "@tanstack/react-query";
import { countInWords } from "#domain/base/words.ts";
import { formatMinute } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";
import { systemQuery } from "./system-query.ts";

/** Says on top of the panel that mail is stuck, for no mail can say so. Nothing while it goes out, or where that cannot be read. */
export function StuckMail() {
	const { data } = useQuery(systemQuery);
	if (!data?.mail.isStuck) {
		return null;
	}
	const { waiting, oldestAt, lastError } = data.mail;
	return (
		<div className="below-5">
			<Notice tone="error">
				<p>
					Mail is stuck: {countInWords(waiting, "email waits", "emails wait")}
					{oldestAt ? `, the oldest since ${formatMinute(oldestAt)}` : null}.
					{lastError ? ` The last try failed: ${lastError}` : null}
				</p>
				<p>Until it goes out, no alert reaches you. See Settings, Mail.</p>
			</Notice>
		</div>
	);
}
